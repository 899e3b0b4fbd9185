/** The texts of a `.css.ts` file's style sheets, in order. Empty until the build has filled it. */
export type Sheets = readonly string[]

/** Ends every `.css.ts` file: `export const sheets: Sheets = styleSheets()`. The build puts the texts in. */
export function styleSheets(): Sheets {
  return []
}
