/** Something that is wrong with a page's installation or with how it is served. */
export interface Finding {
  /** Stable, for programs: `DUPLICATE_COPY`. */
  readonly code: string
  /** What was found, in a sentence without paths outside of the page's folder. */
  readonly found: string
  /** What to do about it, in a sentence. */
  readonly advice: string
}
