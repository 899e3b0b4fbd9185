/** What the page says of itself; wallets show it. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly iconUrl: string | undefined
}
