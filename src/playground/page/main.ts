import { App } from "./app.ts";

const into = document.getElementById("app");
if (into !== null) await App.start(into);
