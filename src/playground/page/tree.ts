import type { Tree } from "../protocol.ts";

/** Reading Discord's own trees, whose shape nobody promises. */
export const textIn = (tree: Tree, name: string): string =>
  typeof tree[name] === "string" ? (tree[name] as string) : "";

export const numberIn = (tree: Tree, name: string): number | null =>
  typeof tree[name] === "number" ? (tree[name] as number) : null;

export const treeIn = (tree: Tree, name: string): Tree | null => {
  const value = tree[name];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Tree) : null;
};

export const treesIn = (tree: Tree, name: string): Tree[] =>
  Array.isArray(tree[name])
    ? (tree[name] as unknown[]).filter((each): each is Tree => typeof each === "object" && each !== null)
    : [];

/** Discord's numbers for kinds of components. */
export const part = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;
