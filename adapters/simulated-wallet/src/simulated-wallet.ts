import type { Address } from 'viem'
import type { Prompt } from './prompt'
import type { StandardWallet } from './solana/standard'

export interface RecordedRequest {
  readonly method: string
  readonly params: unknown
}

/** The provider of EIP-1193. Events: connect, disconnect, accountsChanged, chainChanged, message. */
export interface SimulatedProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): SimulatedProvider
  removeListener(event: string, listener: (payload: unknown) => void): SimulatedProvider
}

/** `info` of an EIP-6963 announcement. */
export interface WalletInfo {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

export interface AnnounceOptions {
  /** Where the events go. Default: the global object, the page's window. */
  readonly target?: EventTarget
  /** Time before the wallet appears at all, for an extension that is slow to start. Default: 0. */
  readonly delayMs?: number
}

/** A wallet with real keys that does what a test or a demo tells it to. */
export interface SimulatedWallet {
  readonly info: WalletInfo
  readonly provider: SimulatedProvider
  /** What a page gets by the Wallet Standard; `undefined` without Solana networks. */
  readonly standard: StandardWallet | undefined
  /** Every request so far, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** Every question its owner has been asked so far, oldest first. */
  readonly asked: readonly Prompt[]
  /** The open questions, oldest first. */
  readonly pending: readonly Prompt[]
  /** All addresses, in the order of the keys. */
  accounts(): Promise<readonly Address[]>
  /** All addresses on Solana, in the order of the keys; none without Solana networks. */
  solanaAccounts(): Promise<readonly string[]>

  /** Appears on the page: EIP-6963, the Wallet Standard, and `window.ethereum` with `legacy`. The result makes it vanish. */
  announce(options?: AnnounceOptions): () => void
  /** Vanishes from every place it was announced at. The provider still answers. */
  stop(): void

  /** Approves the oldest open question, or the next one if none is open. */
  approveNext(choice?: { readonly account?: string }): void
  /** Rejects the oldest open question, or the next one if none is open, with 4001. */
  rejectNext(): void
  /** Leaves all questions open until the result is called; decisions made meanwhile count then. */
  hold(): () => void
  /** Resolves with the oldest open question, as soon as there is one. */
  prompted(): Promise<Prompt>

  /**
   * The next call of `method`, on Solana of a feature (`solana:signMessage`), resolves with `answer`, whatever it is; a
   * promise is waited for.
   */
  answerNext(method: string, answer: unknown): void
  /** The next call of `method` rejects with `error`, whatever it is, or throws it before returning a promise. */
  failNext(method: string, error: unknown, options?: { readonly synchronously?: boolean }): void
  /** Tells listeners something, true or not; `change` those of the Wallet Standard. */
  emit(event: string, payload: unknown): void

  /** The rest resolve when their events are out. */
  lock(): Promise<void>
  /** Also answers an open question to unlock. */
  unlock(): Promise<void>
  /**
   * To the account with this address, on Ethereum or Solana: an account has one on each. Rejects for an address that is
   * in neither `accounts()` nor `solanaAccounts()`.
   */
  switchAccount(address: string): Promise<void>
  /** The owner switches inside the wallet. Rejects for an unknown network. */
  switchNetwork(networkId: string): Promise<void>
  /** The owner takes back the page's permission, on both sides. */
  revoke(): Promise<void>
  /** Loses its chains: event `disconnect`, on Solana no accounts, then every request fails with 4900. */
  goOffline(): Promise<void>
  /** Ends `goOffline`: event `connect`. */
  goOnline(): Promise<void>
}
