import type { WalletKitTypes } from '@reown/walletkit'
import type { Address, Hex } from 'viem'
import type { PermissionsContent } from './key-permissions'
import type { Namespace } from './namespaces'
import type { SolanaRequestContent } from './solana/solana-request-content'

export interface Network {
  /** CAIP-2. */
  readonly networkId: string
  readonly name: string
  readonly rpcUrl: string
  readonly symbol: string
}

/** A page's description of itself; not verified. */
export interface Page {
  readonly name: string
  readonly host: string
  readonly iconUrl: string | undefined
}

export interface ConnectedPage {
  readonly topic: string
  readonly page: Page
  /** Network ids the page may use. */
  readonly chains: readonly string[]
}

/** What a page requests in one namespace, as far as this wallet supports it. */
export interface AskedNamespace {
  readonly namespace: Namespace
  /** Network ids, required ones included. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type AuthPayload = WalletKitTypes.SessionAuthenticate['params']['authPayload']

export interface Proposal {
  readonly kind: 'proposal'
  readonly id: number
  readonly page: Page
  readonly namespaces: readonly AskedNamespace[]
  /** Required networks and methods that this wallet lacks. */
  readonly missing: readonly string[]
  /** The sign-in that the approval also signs (CAIP-222). */
  readonly signIn?: AuthPayload
}

export interface TypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

export interface Transaction {
  readonly from: Address
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex | undefined
  readonly gas: bigint | undefined
}

/** The content of a page's request. */
export type RequestContent =
  | { readonly kind: 'message'; readonly address: Address; readonly bytes: Hex }
  | { readonly kind: 'typedData'; readonly address: Address; readonly typedData: TypedData }
  | { readonly kind: 'transaction'; readonly transaction: Transaction }
  | { readonly kind: 'switch'; readonly network: Network }
  | { readonly kind: 'add'; readonly network: Network }
  | PermissionsContent
  | SolanaRequestContent

export interface Request {
  readonly kind: 'request'
  readonly id: number
  readonly topic: string
  readonly page: Page
  readonly networkId: string
  readonly content: RequestContent
}

/** A proposal or request that waits for the owner's decision. */
export type Ask = Proposal | Request

export interface Note {
  readonly tone: 'success' | 'error' | 'info'
  readonly text: string
}

export interface PhoneState {
  readonly relay: 'idle' | 'online' | 'offline'
  /** Index into the accounts. */
  readonly account: number
  /** The EVM network in use. Solana has one network only. */
  readonly networkId: string
  readonly networks: readonly Network[]
  /** The oldest first; the first one is shown. */
  readonly asks: readonly Ask[]
  readonly pages: readonly ConnectedPage[]
  readonly note: Note | undefined
}

export interface Store<State> {
  get(): State
  set(patch: Partial<State>): void
  subscribe(listener: () => void): () => void
}

export function createStore<State extends object>(first: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = first
  return {
    get: () => state,
    set(patch) {
      state = { ...state, ...patch }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
