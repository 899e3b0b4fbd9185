export interface HistoryOptions {
  /**
   * Allowed origins of pictures of tokens and collectibles, such as `https://cdn.example.com`; `[]` for none.
   * Default: any, over https.
   */
  readonly pictureOrigins?: readonly string[]
}
