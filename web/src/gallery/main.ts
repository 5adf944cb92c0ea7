import { mount } from "svelte";
import { games } from "@/games";
import { settings } from "@/lib/settings.svelte";
import { speakOf } from "@/lib/words/current.svelte";
import "@/styles/all.css";
import Gallery from "./Gallery.svelte";

settings.show();
const scene = new URLSearchParams(location.search).get("scene") ?? "";
const game = games.find(({ id }) => scene.startsWith(id)) ?? games[0];
if (game) await speakOf(game);
const target = document.getElementById("app");
if (target) mount(Gallery, { target });
