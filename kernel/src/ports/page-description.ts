/** The page's description of itself, which wallets show. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly iconUrl: string | undefined
}
