/** What a run keeps until its wallets are listed. */
export interface PageWallets {
  /** Announcements as they came, copied and not yet believed. */
  readonly kept: unknown[]
  listed: boolean
}
