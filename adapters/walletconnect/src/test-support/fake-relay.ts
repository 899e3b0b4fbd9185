import type { Remove } from '@latchkey/kernel'
import type { SignInRequest } from '@latchkey/session/contract'
import type { SessionTypes } from '@walletconnect/types'
import type {
  AuthenticatedSession,
  Proposal,
  RelayEvent,
  SessionRequest,
  WalletConnectClient,
} from '../relay/walletconnect-client'

export interface FakeProposal {
  readonly uri: string
  readonly proposal: Proposal
  approve(session: unknown): void
  reject(reason: unknown): void
}

/** The wallet's response; rejects with the wallet's error. */
type Answer = (request: SessionRequest) => unknown

export interface FakeAuthentication {
  readonly proposed: Proposal[string]
  readonly request: SignInRequest
  approve(approved: AuthenticatedSession): void
}

export interface FakeRelay {
  readonly client: WalletConnectClient
  readonly proposals: FakeProposal[]
  readonly authentications: FakeAuthentication[]
  readonly requests: SessionRequest[]
  /** Topics of sessions that the page ended. */
  readonly ended: string[]
  readonly canceled: SessionRequest[]
  readonly listening: number
  readonly closed: number
  /** Sessions that are kept. */
  stored: unknown[]
  answer: Answer
  /** Default: the wallet is notified at once. */
  waitUntilSubscribed: () => Promise<void>
  propose: () => Promise<void>
  deliver: () => Promise<void>
  emit(event: RelayEvent): void
}

/** A fake of the relay library's port, without network and time. */
export function createFakeRelay(): FakeRelay {
  const listeners = new Set<(event: RelayEvent) => void>()
  let closed = 0
  const relay: FakeRelay = {
    proposals: [],
    authentications: [],
    requests: [],
    ended: [],
    canceled: [],
    stored: [],
    get listening() {
      return listeners.size
    },
    get closed() {
      return closed
    },
    answer: () => null,
    waitUntilSubscribed: async () => undefined,
    propose: async () => undefined,
    deliver: async () => undefined,
    emit(event) {
      for (const listener of [...listeners]) listener(event)
    },
    client: {
      async propose(proposal) {
        await relay.propose()
        const uri = `wc:topic-${relay.proposals.length}@2?symKey=00`
        const approval = new Promise<unknown>((approve, reject) => {
          relay.proposals.push({ uri, proposal, approve, reject })
        })
        approval.catch(() => undefined)
        return { uri, approval }
      },
      async authenticate(proposed, request) {
        await relay.propose()
        const uri = `wc:signing-${relay.authentications.length}@2?symKey=00`
        const approval = new Promise<AuthenticatedSession>((approve) => {
          relay.authentications.push({ proposed, request, approve })
        })
        return { uri, approval }
      },
      sessions: () => relay.stored,
      waitUntilSubscribed: () => relay.waitUntilSubscribed(),
      request(request, beforeSending) {
        beforeSending()
        relay.requests.push(request)
        const answer = Promise.resolve().then(() => relay.answer(request))
        answer.catch(() => undefined)
        return { delivered: relay.deliver(), answer, cancel: () => void relay.canceled.push(request) }
      },
      async end(topic) {
        relay.ended.push(topic)
      },
      subscribe(listener): Remove {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      close() {
        closed += 1
      },
    },
  }
  return relay
}

export const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A session as the library has it. */
export function sessionOf(
  chains: readonly string[] = ['eip155:1'],
  addresses: readonly string[] = [ADDRESS],
  topic = 'session-1',
): Pick<SessionTypes.Struct, 'topic' | 'expiry' | 'namespaces'> & { readonly peer: object } {
  return {
    topic,
    expiry: 10_000_000_000,
    namespaces: {
      eip155: {
        accounts: chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`)),
        methods: ['personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
        events: ['accountsChanged', 'chainChanged'],
      },
    },
    peer: { metadata: { name: 'Wallet', icons: [] } },
  }
}
