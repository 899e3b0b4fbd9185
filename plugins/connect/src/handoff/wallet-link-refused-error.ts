import type { WalletLinks } from '@latchkey/cloud/contract'
import { LatchkeyError } from '@latchkey/kernel'

/** A list names an address for a wallet that is not opened: malformed, or of a scheme that is no app's. */
export class WalletLinkRefusedError extends LatchkeyError {
  readonly code = 'WALLET_LINK_REFUSED'
  override readonly category: string = 'wallet list'
  constructor(walletId: string, field: keyof WalletLinks) {
    super('A link to this wallet is not safe to open', { details: { walletId, field } })
  }
}
