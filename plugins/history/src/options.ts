export interface HistoryOptions {
  /**
   * Origins that pictures of tokens and collectibles may come from, such as `https://cdn.example.com`; `[]` for none.
   * Default: any, over https.
   */
  readonly pictureOrigins?: readonly string[]
}
