import { mount } from "svelte";
import { games } from "@/games";
import { settings } from "@/lib/settings.svelte";
import { teach } from "@/lib/words/current.svelte";
import "@/styles/all.css";
import Gallery from "./Gallery.svelte";

settings.show();
for (const game of games) teach(game.id, game.words);
const target = document.getElementById("app");
if (target) mount(Gallery, { target });
