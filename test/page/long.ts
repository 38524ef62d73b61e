/** `npm run page:long` plays what takes too long for every day. */
export const isLong = process.env.PAGE_LONG === "yes";
