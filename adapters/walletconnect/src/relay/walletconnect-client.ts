import type { Remove } from '@latchkey/kernel'
import type { NetworkId, SignInRequest } from '@latchkey/session/contract'

/** The permissions that are requested of a wallet, by CAIP-2 namespace. */
export type Proposal = Readonly<
  Record<
    string,
    {
      readonly chains: readonly string[]
      readonly methods: readonly string[]
      readonly events: readonly string[]
    }
  >
>

/** A proposal that the relay has accepted. Any wallet that gets the URI may respond. */
export interface SentProposal {
  readonly uri: string
  /** The session of the wallet that approved, unchecked. Rejects with the wallet's error. */
  readonly approval: Promise<unknown>
}

/** A proposal whose wallet may sign in as well (CAIP-222, `wc_sessionAuthenticate`). */
export interface SentAuthentication {
  readonly uri: string
  /** Rejects with the wallet's error. */
  readonly approval: Promise<AuthenticatedSession>
}

export interface AuthenticatedSession {
  /** Unchecked. */
  readonly session: unknown
  /** The wallet's signatures. Empty if it only connects. */
  readonly signed: readonly SignedAuthentication[]
}

export interface SignedAuthentication {
  /** CAIP-74, unchecked. */
  readonly cacao: unknown
  /** The signed text. Empty if the cacao is malformed. */
  readonly text: string
}

export interface SessionRequest {
  readonly topic: string
  readonly networkId: NetworkId
  readonly method: string
  readonly params: unknown
}

/** Both reject when the request could not be sent. */
export interface SentRequest {
  /** Resolves when the relay has received the request. The relay delivers it when the wallet connects. */
  readonly delivered: Promise<void>
  /** Rejects with the wallet's error. */
  readonly answer: Promise<unknown>
  /** Cancels the delivery, which is then not retried. */
  cancel(): void
}

/** Changes of sessions that this page did not cause. Payloads are unchecked. */
export type RelayEvent =
  /** A session that this instance did not propose. */
  | { readonly kind: 'start'; readonly topic: string; readonly pairingTopic: string }
  | { readonly kind: 'update'; readonly topic: string; readonly namespaces: unknown }
  | { readonly kind: 'event'; readonly topic: string; readonly event: unknown; readonly networkId: unknown }
  | { readonly kind: 'end'; readonly topic: string }

/** The part of the relay library that is used; one instance of it. It opens a socket when there is something to send. */
export interface WalletConnectClient {
  propose(proposal: Proposal): Promise<SentProposal>
  /** Proposes a session of one namespace and asks for a signature in the same step. Wallets without support only connect. */
  authenticate(proposed: Proposal[string], request: SignInRequest): Promise<SentAuthentication>
  /** The stored sessions, also of earlier visits. Unchecked. */
  sessions(): readonly unknown[]
  /** Resolves once the socket to the relay is open and the session's topic is subscribed. */
  waitUntilSubscribed(topic: string): Promise<void>
  /**
   * Requests run one after the other.
   * @param beforeSending called in the same task just before the library gets the request
   */
  request(request: SessionRequest, beforeSending: () => void): SentRequest
  /** Notifies the wallet and deletes the session. */
  end(topic: string): Promise<void>
  subscribe(listener: (event: RelayEvent) => void): Remove
  /** Closes the socket; stored sessions stay for the next instance. */
  close(): void
}

/** The pairing topic of a `wc:` URI; empty for anything else. */
export const pairingTopicOf = (uri: string): string => /^wc:([^@]+)@/.exec(uri)?.[1] ?? ''
