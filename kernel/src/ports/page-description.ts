/** The page's description of itself; wallets show it. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly iconUrl: string | undefined
}
