import type { Remove } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'

/** What is asked of a wallet, by CAIP-2 namespace. */
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

/** The relay took a proposal: whoever has the URI may answer it. */
export interface Proposed {
  readonly uri: string
  /** The session of the wallet that approved, unchecked. Rejects with what the wallet said. */
  readonly approval: Promise<unknown>
}

export interface SessionRequest {
  readonly topic: string
  readonly networkId: NetworkId
  readonly method: string
  readonly params: unknown
}

/** Both reject when the request could not be sent. */
export interface SentRequest {
  /** The relay has it, and gives it to the wallet as soon as that is there. */
  readonly delivered: Promise<void>
  /** Rejects with what the wallet said. */
  readonly answer: Promise<unknown>
  /** Nobody waits for the delivery any more: it is not tried again. */
  withdraw(): void
}

/** What sessions do by themselves. Payloads are unchecked. */
export type RelayNews =
  /** There is a session that this instance did not ask for. */
  | { readonly kind: 'start'; readonly topic: string; readonly pairingTopic: string }
  | { readonly kind: 'update'; readonly topic: string; readonly namespaces: unknown }
  | { readonly kind: 'event'; readonly topic: string; readonly event: unknown; readonly networkId: unknown }
  | { readonly kind: 'end'; readonly topic: string }

/** As much of the relay library as is used; one instance of it. It opens a socket when there is something to say. */
export interface RelayClient {
  propose(proposal: Proposal): Promise<Proposed>
  /** Sessions it keeps, unchecked, those of earlier visits too. */
  sessions(): readonly unknown[]
  /** Resolves once the line to the relay is open and answers for the session. */
  reach(topic: string): Promise<void>
  request(request: SessionRequest): SentRequest
  /** Tells the wallet, and forgets the session. */
  end(topic: string): Promise<void>
  listen(listener: (news: RelayNews) => void): Remove
  /** Closes the line; what is kept stays for the next instance. */
  close(): void
}
