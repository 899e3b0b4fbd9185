import type { ConnectionId } from '@latchkey/session/contract'
import type { StandardWallet } from './contract'

/** One call of `register`, or of the function it returned: the list is the same object in both. */
export type Registration = readonly [wallets: readonly unknown[], isHere: boolean]

/** What a run keeps until its wallets are listed. */
export interface RegistrationQueue {
  /** As it came, and not yet believed. */
  readonly kept: Registration[]
  listed?: boolean
  /** Set by whoever lists: something was kept. */
  onRegistration?: () => void
}

/** What is there once somebody has listed wallets, and before anybody connects one. */
export interface WalletFinder {
  /** The way from a connection to the wallet's own objects. */
  find?: (connectionId: ConnectionId | undefined) => StandardWallet | undefined
  /** Decodes it. */
  isAddress?: (text: string) => boolean
}
