import { ask } from "./house";
import type { AccountInfo, Claimed } from "./wire/protocol";

/** Requests about the guest herself. */
export const account = {
  show: () => ask<AccountInfo>("account"),
  claim: (name: string, password: string) => ask<Claimed>("account/claim", { name, password }),
  signIn: (name: string, password: string) =>
    ask<AccountInfo>("account/sign-in", { name, password }),
  signOut: () => ask<unknown>("account/sign-out", {}),
  signOutEverywhere: () => ask<AccountInfo>("account/sign-out-everywhere", {}),
  recover: (name: string, code: string, password: string) =>
    ask<Claimed>("account/recover", { name, code, password }),
  password: (before: string, password: string) =>
    ask<AccountInfo>("account/password", { before, password }),
  mail: (mail: string) => ask<AccountInfo>("account/mail", mail === "" ? {} : { mail }),
  unblock: (id: string) => ask<AccountInfo>("account/unblock", { id }),
  leave: (password: string) => ask<unknown>("account/delete", password === "" ? {} : { password }),
};
