import type { IWalletKit } from '@reown/walletkit'
import { getSdkError } from '@walletconnect/utils'
import { accounts, type PhoneAccount } from './accounts'
import { emitChange } from './emit-change'
import { executeRequest } from './execute-request'
import { followWalletKit, readPages } from './follow-wallet-kit'
import { type Choice, grant } from './grant'
import { openPermissions } from './key-permissions'
import { namespaceOf } from './namespaces'
import { firstNetworks, readSettings, writeSettings } from './networks'
import { capabilitiesOf } from './read-permissions'
import type { Refusal } from './refusal'
import type { AccountAndNetwork } from './session-changes'
import { signIn } from './sign-in'
import { openSolanaKeys } from './solana/solana-keys'
import { type Ask, createStore, type Network, type PhoneState, type Proposal, type Request } from './state'

/** The wallet of the phone page. Its methods may reject and then leave the state unchanged. */
export interface PhoneWallet {
  get(): PhoneState
  subscribe(listener: () => void): () => void
  account(): PhoneAccount
  /** The EVM network in use, or the one with this id. */
  network(networkId?: string): Network
  pair(uri: string): Promise<void>
  approve(proposal: Proposal, choice: Choice): Promise<void>
  reject(ask: Ask): Promise<void>
  /** Executes the request and responds to the page. */
  fulfil(request: Request): Promise<void>
  /** Responds to the page with any value, as a broken wallet would. */
  answerAsIs(request: Request, result: unknown): Promise<void>
  /** Refuses with any error, as a wallet that has not what it has promised. */
  refuseAs(request: Request, refusal: Refusal): Promise<void>
  switchAccount(index: number): Promise<void>
  switchNetwork(networkId: string): Promise<void>
  disconnect(topic: string): Promise<void>
  dismissNote(): void
}

const rejected: Refusal = { code: 4001, message: 'User rejected the request.' }

export function createPhoneWallet(kit: IWalletKit, gatewayUrl: string): PhoneWallet {
  const settings = readSettings()
  const known = firstNetworks(gatewayUrl)
  const solanaKeys = openSolanaKeys(known.filter(({ networkId }) => namespaceOf(networkId) === 'solana'))
  const keys = { solanaKeys, permissions: openPermissions(localStorage) }
  const store = createStore<PhoneState>({
    relay: 'idle',
    account: settings.account,
    networkId: settings.networkId,
    networks: [...known, ...settings.added],
    asks: [],
    pages: [],
    note: undefined,
  })

  const network = (networkId = store.get().networkId): Network => {
    const { networks } = store.get()
    const found = networks.find((one) => one.networkId === networkId) ?? networks[0]
    if (!found) throw new Error('A wallet has a network.')
    return found
  }
  const account = (): PhoneAccount => accounts[store.get().account] ?? accounts[0]
  const done = (ask: Ask): void => store.set({ asks: store.get().asks.filter(({ id }) => id !== ask.id) })
  const keep = (): void => {
    const { networks, networkId, account: index } = store.get()
    const added = networks.filter((one) => !known.some(({ networkId: id }) => id === one.networkId))
    writeSettings({ account: index, networkId, added })
  }
  const emitToAll = async (changed: 'account' | 'network'): Promise<void> => {
    keep()
    const current: AccountAndNetwork = { account: account(), networkId: network().networkId }
    await Promise.all(store.get().pages.map(({ topic }) => emitChange(kit, topic, current, changed)))
    store.set({ pages: readPages(kit) })
  }
  /**
   * Waits until the SDK has removed the request from its storage, else a phone closed now would show the
   * request again.
   */
  const forgotten = async (): Promise<void> => void (await kit.core.storage.getKeys())
  const answer = async (topic: string, id: number, result: unknown): Promise<void> => {
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
    await forgotten()
  }
  const refuse = async (topic: string, id: number, error: Refusal): Promise<void> => {
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', error } })
    await forgotten()
  }
  const switchNetwork = async (networkId: string): Promise<void> => {
    store.set({ networkId })
    await emitToAll('network')
  }

  followWalletKit(kit, store, keys.permissions, {
    answer: (topic, id, result) => void answer(topic, id, result).catch(console.warn),
    refuse: (topic, id, refusal) => void refuse(topic, id, refusal).catch(console.warn),
  })

  return {
    get: store.get,
    subscribe: store.subscribe,
    account,
    network,
    async pair(uri) {
      store.set({ note: undefined })
      await kit.pair({ uri })
    },
    async approve(proposal, choice) {
      const { id, signIn: payload } = proposal
      if (payload) await signIn(kit, id, payload, choice)
      else {
        const sessionProperties = capabilitiesOf(choice)
        await kit.approveSession({ id, namespaces: grant(proposal, choice), sessionProperties })
      }
      done(proposal)
      store.set({
        pages: readPages(kit),
        note: { tone: 'success', text: `Connected. Go back to ${proposal.page.name}.` },
      })
    },
    async reject(ask) {
      const reason = getSdkError('USER_REJECTED')
      if (ask.kind === 'proposal')
        await (ask.signIn
          ? kit.rejectSessionAuthenticate({ id: ask.id, reason })
          : kit.rejectSession({ id: ask.id, reason }))
      else await refuse(ask.topic, ask.id, rejected)
      done(ask)
      store.set({ note: { tone: 'info', text: `Rejected. ${ask.page.name} has been told.` } })
    },
    async fulfil(request) {
      const { topic, id, content, page } = request
      if (
        content.kind === 'add' &&
        !store.get().networks.some(({ networkId }) => networkId === content.network.networkId)
      )
        store.set({ networks: [...store.get().networks, content.network] })
      if (content.kind === 'switch' || content.kind === 'add') {
        await switchNetwork(content.network.networkId)
        await answer(topic, id, null)
      } else await answer(topic, id, await executeRequest(content, network(request.networkId), keys))
      done(request)
      store.set({ note: { tone: 'success', text: `Done. Go back to ${page.name}.` } })
    },
    async answerAsIs(request, result) {
      await answer(request.topic, request.id, result)
      done(request)
    },
    async refuseAs(request, refusal) {
      await refuse(request.topic, request.id, refusal)
      done(request)
    },
    async switchAccount(index) {
      store.set({ account: index })
      await emitToAll('account')
    },
    switchNetwork,
    async disconnect(topic) {
      await kit.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') })
      store.set({
        pages: readPages(kit),
        asks: store.get().asks.filter((ask) => ask.kind === 'proposal' || ask.topic !== topic),
      })
    },
    dismissNote: () => store.set({ note: undefined }),
  }
}
