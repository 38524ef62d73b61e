// A thread does not inherit the loader of its process: it brings its own.
import { register } from "tsx/esm/api";

register();
await import("./thread.ts");
