/** Milliseconds since the epoch. RFC 3339 allows `t` and `z`, which some engines parse as NaN in lower case. */
export const timeOf = (text: string): number => Date.parse(text.toUpperCase())
