import { mount } from "svelte";
import App from "./App.svelte";
import { startRouting } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { version } from "./lib/version.svelte";
import "./styles/all.css";

settings.show();
startRouting();
version.keep();
const target = document.getElementById("app");
if (target) mount(App, { target });
