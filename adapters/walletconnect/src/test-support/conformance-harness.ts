import type { ConformanceHarness, ConformanceWallet } from '@latchkey/adapter-kit/conformance'
import type { Connector, ConnectorListener, NetworkId } from '@latchkey/session/contract'
import { createConnector } from '../create-connector'
import { createFakeRelay, sessionOf } from './fake-relay'
import { createFakeWork } from './fake-work'

const TOPIC = 'session'
const accounts = [
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const networkIds = ['eip155:1', 'eip155:8453'] as const

/** A simulated wallet behind the port of the relay library, for `npx latchkey-conformance`. */
export const harness: ConformanceHarness = () => {
  const relay = createFakeRelay()
  const next = new Map<string, () => unknown>()
  const requests: { method: string; params?: unknown }[] = []
  let account: string = accounts[0]
  let networkId: NetworkId = networkIds[0]
  let prompts = 0
  let isRefused = false
  let isHeld = false
  let malformed: { readonly nonsense: unknown } | undefined

  const session = () => {
    const { namespaces, ...others } = sessionOf([networkId], [account], TOPIC)
    const { eip155 } = namespaces
    return {
      ...others,
      namespaces: { eip155: { ...eip155, methods: [...(eip155?.methods ?? []), 'conformance_echo'] } },
    }
  }
  const say = (name: string, data: unknown): void =>
    relay.emit({ kind: 'event', topic: TOPIC, event: { name, data }, networkId })
  const update = (): void => {
    relay.stored = [session()]
    relay.emit({ kind: 'update', topic: TOPIC, namespaces: session().namespaces })
  }
  const decide = async <Value>(yes: () => Value): Promise<Value> => {
    prompts += 1
    if (isHeld) return new Promise(() => undefined)
    if (isRefused) {
      isRefused = false
      throw { code: 5000, message: 'User rejected.' }
    }
    return yes()
  }
  const client = {
    ...relay.client,
    async propose(proposal: Parameters<typeof relay.client.propose>[0]) {
      const proposed = await relay.client.propose(proposal)
      const { approve, reject } = relay.proposals[relay.proposals.length - 1] ?? {}
      decide(() => {
        relay.stored = [malformed ? malformed.nonsense : session()]
        return relay.stored[0]
      }).then(approve, reject)
      return proposed
    },
    async end(topic: string) {
      await relay.client.end(topic)
      relay.stored = []
    },
  }
  const listeners = new Set<ConnectorListener>()
  const { work } = createFakeWork({ relay, listeners, createClient: async () => client })

  relay.answer = async ({ method, params }) => {
    requests.push({ method, params })
    const answer = next.get(method)
    next.delete(method)
    if (answer) return answer()
    if (malformed) return malformed.nonsense
    if (method !== 'wallet_switchEthereumChain') return null
    return decide(() => {
      networkId = networkIds[1]
      update()
      return null
    })
  }

  const wallet: ConformanceWallet = {
    accounts,
    networkIds,
    requests,
    get prompts() {
      return prompts
    },
    get listeners() {
      // The library has one listener for the life of the page, shared by all connections.
      return listeners.size + Math.max(0, relay.listening - 1)
    },
    rejectNext() {
      isRefused = true
    },
    hold() {
      isHeld = true
    },
    answerNext: (method, answer) => void next.set(method, () => answer),
    failNext: (method, error) => void next.set(method, () => Promise.reject(error)),
    sendMalformed(nonsense) {
      malformed = { nonsense }
      relay.stored = [nonsense]
      relay.emit({ kind: 'update', topic: TOPIC, namespaces: nonsense })
      relay.emit({ kind: 'event', topic: TOPIC, event: nonsense, networkId: nonsense })
      for (const name of ['accountsChanged', 'chainChanged']) say(name, nonsense)
    },
    async switchAccount(address) {
      account = address
      update()
    },
    async switchNetwork(id) {
      networkId = id
      if (relay.listening > 0) {
        update()
        say('chainChanged', Number(id.replace('eip155:', '')))
      }
    },
    async revoke() {
      relay.stored = []
      relay.emit({ kind: 'end', topic: TOPIC })
    },
    async leave() {
      relay.stored = []
      relay.emit({ kind: 'end', topic: TOPIC })
    },
  }
  const connector: Connector = createConnector(
    async () => work,
    () => ['eip155'],
  )
  return { connector, wallet }
}
