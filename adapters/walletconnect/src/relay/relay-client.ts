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

/** The relay took a proposal: any holder of the URI may respond. */
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
  /** Cancels the delivery: it is not tried again. */
  withdraw(): void
}

/** What sessions do by themselves. Payloads are unchecked. */
export type RelayEvent =
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
  listen(listener: (event: RelayEvent) => void): Remove
  /** Closes the line; what is kept stays for the next instance. */
  close(): void
}

export interface ClientHolder {
  /** The instance in use, or a new one. */
  get(): Promise<RelayClient>
  readonly isThere: boolean
  /** Closes the instance in use: one that is stuck, or does not know what another tab did. */
  drop(): void
}

/** At most one instance of the relay library at a time. */
export function createClientHolder(
  create: () => Promise<RelayClient>,
  onEvent: (event: RelayEvent) => void,
): ClientHolder {
  let current: Promise<RelayClient> | undefined
  let unsubscribe: Remove | undefined
  return {
    get isThere() {
      return current !== undefined
    },
    get() {
      if (current) return current
      const making = create()
      current = making
      making.then(
        (client) => {
          if (current === making) unsubscribe = client.listen(onEvent)
          else client.close()
        },
        () => {
          if (current === making) current = undefined
        },
      )
      return making
    },
    drop() {
      const dropped = current
      current = undefined
      unsubscribe?.()
      unsubscribe = undefined
      // One that is still being made closes itself.
      dropped?.then(
        (client) => client.close(),
        () => undefined,
      )
    },
  }
}

/** Where page and wallet meet on the relay, from the `wc:` URI that a wallet is given; empty for anything else. */
export const pairingTopicOf = (uri: string): string => /^wc:([^@]+)@/.exec(uri)?.[1] ?? ''
