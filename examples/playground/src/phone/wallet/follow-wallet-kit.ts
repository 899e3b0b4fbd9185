import type { KeyPermissions } from '@latchkey/simulated-wallet/permissions'
import type { IWalletKit } from '@reown/walletkit'
import * as v from 'valibot'
import { accounts } from './accounts'
import { readAnswers } from './read-answers'
import { metadataSchema, pageOf, readProposal } from './read-proposal'
import { readRequest } from './read-request'
import type { Refusal } from './refusal'
import { readAuthentication } from './sign-in'
import { accountsMethods } from './solana/methods'
import type { Ask, ConnectedPage, PhoneState, Store } from './state'

const sessionSchema = v.object({
  topic: v.string(),
  peer: v.object({ metadata: metadataSchema }),
  namespaces: v.record(v.string(), v.object({ accounts: v.array(v.string()) })),
})

const requestSchema = v.object({
  id: v.number(),
  topic: v.string(),
  params: v.object({
    chainId: v.string(),
    request: v.object({ method: v.string(), params: v.optional(v.unknown()) }),
  }),
})

const unreadable = { tone: 'error', text: 'A page has sent something this wallet cannot read.' } as const

/** The addresses that a page was granted on one network. */
function readPubkeys(
  kit: IWalletKit,
  topic: string,
  chainId: string,
): readonly { readonly pubkey: string }[] {
  const parsed = v.safeParse(sessionSchema, kit.getActiveSessions()[topic])
  const granted = parsed.success ? Object.values(parsed.output.namespaces) : []
  return granted
    .flatMap(({ accounts }) => accounts)
    .filter((account) => account.startsWith(`${chainId}:`))
    .map((account) => ({ pubkey: account.slice(chainId.length + 1) }))
}

/** The connected pages, from the SDK's active sessions. */
export function readPages(kit: IWalletKit): readonly ConnectedPage[] {
  return Object.values(kit.getActiveSessions()).flatMap((session) => {
    const parsed = v.safeParse(sessionSchema, session)
    if (!parsed.success) return []
    const { topic, peer, namespaces } = parsed.output
    const accounts = Object.values(namespaces).flatMap((namespace) => namespace.accounts)
    const chains = [...new Set(accounts.map((account) => account.slice(0, account.lastIndexOf(':'))))]
    return [{ topic, page: pageOf(peer.metadata), chains }]
  })
}

/** Responses to requests that are not shown to the owner. */
export interface Replies {
  answer(topic: string, id: number, result: unknown): void
  refuse(topic: string, id: number, refusal: Refusal): void
}

/** Copies the SDK's proposals, requests and ended sessions into the store. */
export function followWalletKit(
  kit: IWalletKit,
  store: Store<PhoneState>,
  permissions: KeyPermissions,
  replies: Replies,
): void {
  const ask = (asked: Ask): void => {
    const { asks } = store.get()
    // A relay that duplicates makes the SDK emit the same event twice.
    if (asks.some(({ id }) => id === asked.id)) return
    store.set({ asks: [...asks, asked], note: undefined })
  }
  const expire = ({ id }: { readonly id: number }): void => {
    const { asks } = store.get()
    if (!asks.some((asked) => asked.id === id)) return
    store.set({
      asks: asks.filter((asked) => asked.id !== id),
      note: { tone: 'info', text: 'The page waits no longer. Start again there.' },
    })
  }
  const takeProposal = (params: unknown): void => {
    const proposal = readProposal(params, store.get().networks)
    if (proposal) ask(proposal)
    else store.set({ note: unreadable })
  }
  const takeRequest = (event: unknown): void => {
    const parsed = v.safeParse(requestSchema, event)
    if (!parsed.success) return
    const { id, topic, params } = parsed.output
    const { method, params: methodParams } = params.request
    if (accountsMethods.includes(method)) {
      replies.answer(topic, id, readPubkeys(kit, topic, params.chainId))
      return
    }
    const read = readAnswers.get(method)
    if (read !== undefined) {
      replies.answer(topic, id, read)
      return
    }
    const { networks, account } = store.get()
    const { address } = (accounts[account] ?? accounts[0]).evm
    const scope = { permissions, networkId: params.chainId, address }
    const content = readRequest(method, methodParams, networks, scope)
    const page = readPages(kit).find((connected) => connected.topic === topic)?.page
    if ('code' in content || !page) {
      replies.refuse(
        topic,
        id,
        'code' in content ? content : { code: 4100, message: 'This page is not connected.' },
      )
    } else ask({ kind: 'request', id, topic, page, networkId: params.chainId, content })
  }

  kit.on('session_proposal', ({ params }) => takeProposal(params))
  // Without this listener the SDK would emit a `session_proposal` instead.
  kit.on('session_authenticate', (event) => {
    const proposal = readAuthentication(event, store.get().networks)
    if (proposal) ask(proposal)
    else store.set({ note: unreadable })
  })
  kit.on('session_request', takeRequest)
  kit.on('proposal_expire', expire)
  kit.on('session_request_expire', expire)
  kit.on('session_delete', ({ topic }) => {
    const gone = store.get().pages.find((page) => page.topic === topic)
    store.set({
      pages: readPages(kit),
      asks: store.get().asks.filter((asked) => asked.kind === 'proposal' || asked.topic !== topic),
      ...(gone ? { note: { tone: 'info', text: `${gone.page.name} has disconnected.` } } : {}),
    })
  })
  kit.core.relayer.on('relayer_connect', () => store.set({ relay: 'online' }))
  kit.core.relayer.on('relayer_disconnect', () => store.set({ relay: 'offline' }))

  store.set({ pages: readPages(kit), ...(kit.core.relayer.connected ? { relay: 'online' } : {}) })
  // Proposals and requests that arrived while the phone page was closed.
  for (const proposal of Object.values(kit.getPendingSessionProposals())) takeProposal(proposal)
  for (const request of kit.getPendingSessionRequests()) takeRequest(request)
}
