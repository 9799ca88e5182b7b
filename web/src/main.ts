import "./styles/tokens.css";
import "./styles/shell.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, texts } from "./i18n/texts.svelte.ts";

await texts.speak(preferredLanguage());
mount(App, { target: document.getElementById("page")! });
