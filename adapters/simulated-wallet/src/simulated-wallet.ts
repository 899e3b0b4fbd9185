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
  /** Milliseconds before the wallet appears, to imitate an extension that starts slowly. Default: 0. */
  readonly delayMs?: number
}

/** A wallet with real keys that a test or a demo controls. */
export interface SimulatedWallet {
  readonly info: WalletInfo
  readonly provider: SimulatedProvider
  /** What a page gets by the Wallet Standard; `undefined` without Solana networks. */
  readonly standardWallet: StandardWallet | undefined
  /** Every request so far, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** Every prompt so far, oldest first. */
  readonly prompts: readonly Prompt[]
  /** The open prompts, oldest first. */
  readonly openPrompts: readonly Prompt[]
  /** All addresses, in the order of the keys. */
  accounts(): Promise<readonly Address[]>
  /** All addresses on Solana, in the order of the keys; none without Solana networks. */
  solanaAccounts(): Promise<readonly string[]>

  /**
   * Announces the wallet to the page: EIP-6963, the Wallet Standard, and `window.ethereum` with `legacy`. Returns a function that
   * withdraws it.
   */
  announce(options?: AnnounceOptions): () => void
  /** Withdraws every announcement. The provider still responds. */
  stop(): void

  /** Approves the oldest open prompt, or the next one if none is open. */
  approveNext(choice?: { readonly account?: string }): void
  /** Rejects the oldest open prompt, or the next one if none is open, with 4001. */
  rejectNext(): void
  /** Leaves all prompts open until the returned function is called; decisions made meanwhile apply then. */
  hold(): () => void
  /** Resolves with the oldest open prompt, as soon as there is one. */
  waitForPrompt(): Promise<Prompt>

  /**
   * The next call of `method`, on Solana of a feature (`solana:signMessage`), resolves with `answer`, whatever it is; a
   * promise is waited for.
   */
  answerNext(method: string, answer: unknown): void
  /** The next call of `method` rejects with `error`, whatever it is, or throws it before returning a promise. */
  failNext(method: string, error: unknown, options?: { readonly synchronously?: boolean }): void
  /** Emits an event to listeners, true or not; `change` goes to those of the Wallet Standard. */
  emit(event: string, payload: unknown): void

  /** The methods below resolve when their events have been emitted. */
  lock(): Promise<void>
  /** Also approves an open unlock prompt. */
  unlock(): Promise<void>
  /**
   * To the account with this address, on Ethereum or Solana: an account has one on each. Rejects for an address that is
   * in neither `accounts()` nor `solanaAccounts()`.
   */
  switchAccount(address: string): Promise<void>
  /** The owner switches inside the wallet. Rejects for an unknown network. */
  switchNetwork(networkId: string): Promise<void>
  /** The owner revokes the page's permission, on both sides. */
  revoke(): Promise<void>
  /** Loses its chains: event `disconnect`, on Solana no accounts, then every request fails with 4900. */
  goOffline(): Promise<void>
  /** Ends `goOffline`: event `connect`. */
  goOnline(): Promise<void>
}
