/** The CSS texts of a `.css.ts` file, in order. The array is empty in the source and filled by the build. */
export type Sheets = readonly string[]

/**
 * Returns an empty array, which the build replaces by the CSS texts of the file. Every `.css.ts` file ends with
 * `export const sheets: Sheets = styleSheets()`.
 */
export function styleSheets(): Sheets {
  return []
}
