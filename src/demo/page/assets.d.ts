declare module "*.woff2" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

declare module "*.css" {
  const rules: string;
  export default rules;
}
