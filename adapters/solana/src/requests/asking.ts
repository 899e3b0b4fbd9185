import type { NetworkId } from '@latchkey/session/contract'
import type { PageWallet } from '../connector/page-wallet'
import type { SolanaAccount } from '../connector/read-accounts'

/** What answering a request takes. */
export interface Asking {
  readonly wallet: PageWallet
  /** For sentences. */
  readonly name: string
  /** Those the wallet shares now. */
  readonly accounts: readonly SolanaAccount[]
  readonly networkId: NetworkId
  /** The active account, for what names no account itself. */
  readonly address: string | undefined
  readonly method: string
  /** Asks once; one input and one answer for each thing to be signed. */
  ask(feature: string, inputs: readonly unknown[]): Promise<unknown>
}
