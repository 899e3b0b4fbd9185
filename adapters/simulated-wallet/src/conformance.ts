import type { Address } from 'viem'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { WalletNetwork } from './options'
import type { RecordedRequest, SimulatedProvider, SimulatedWallet } from './simulated-wallet'
import type { StandardWallet } from './solana/standard'

export interface ConformanceStage {
  /** EIP-1193, for the connector. */
  readonly provider: SimulatedProvider
  readonly wallet: SimulatedConformanceWallet
}

/** No node listens there, because a connector needs no chain to connect. */
const NOWHERE = 'http://127.0.0.1:1'
const networkIds: SomeEip155 = ['eip155:1', 'eip155:8453']
const networks: readonly WalletNetwork[] = networkIds.map((networkId) => ({ networkId, rpcUrl: NOWHERE }))
/** EIP-1193. */
const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']

/** A wallet for the harness of a connector that uses EIP-1193. */
export async function createConformanceWallet(): Promise<ConformanceStage> {
  const simulated = createSimulatedWallet({ networks, accounts: 2 })
  const [first, second] = await simulated.accounts()
  if (!first || !second) throw new Error('A wallet with two accounts names fewer.')
  const listeners: (readonly [string, unknown])[] = []
  let malformed: { readonly nonsense: unknown } | undefined

  const provider: SimulatedProvider = {
    async request(args) {
      const answer = simulated.provider.request(args)
      if (!malformed) return answer
      // Without this handler its rejection would be unhandled.
      await answer.catch(() => undefined)
      return malformed.nonsense
    },
    on(event, listener) {
      listeners.push([event, listener])
      simulated.provider.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      const index = listeners.findIndex(([name, one]) => name === event && one === listener)
      if (index >= 0) listeners.splice(index, 1)
      simulated.provider.removeListener(event, listener)
      return provider
    },
  }
  const { rejectNext, answerNext, failNext, switchNetwork, revoke }: SimulatedWallet = simulated
  const wallet: SimulatedConformanceWallet = {
    accounts: [first, second],
    networkIds,
    get requests() {
      return simulated.requests
    },
    get prompts() {
      return simulated.prompts.length
    },
    get listeners() {
      return listeners.length
    },
    rejectNext,
    hold: () => void simulated.hold(),
    answerNext,
    failNext,
    sendMalformed(nonsense) {
      malformed = { nonsense }
      for (const event of events) simulated.emit(event, nonsense)
    },
    async switchAccount(address) {
      const account = [first, second].find((one) => one.toLowerCase() === address.toLowerCase())
      if (account) await simulated.switchAccount(account)
    },
    switchNetwork,
    revoke,
    leave: () => simulated.goOffline(),
  }
  return { provider, wallet }
}

type SomeEip155 = readonly [`eip155:${string}`, `eip155:${string}`]

/** The wallet that `latchkey-conformance` requires behind a connector; see @latchkey/adapter-kit. */
export interface SimulatedConformanceWallet<Account extends string = Address, NetworkIds = SomeEip155> {
  readonly accounts: readonly [Account, Account]
  readonly networkIds: NetworkIds
  readonly requests: readonly RecordedRequest[]
  readonly prompts: number
  readonly listeners: number
  rejectNext(): void
  hold(): void
  answerNext(method: string, answer: unknown): void
  failNext(method: string, error: unknown): void
  sendMalformed(nonsense: unknown): void
  switchAccount(address: string): Promise<void>
  switchNetwork(networkId: string): Promise<void>
  revoke(): Promise<void>
  leave(): Promise<void>
}

type SomeSolana = readonly [`solana:${string}`, `solana:${string}`]

export interface SolanaConformanceStage {
  /** The Wallet Standard's object, for the connector. */
  readonly standardWallet: StandardWallet
  readonly wallet: SimulatedConformanceWallet<string, SomeSolana>
}

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** A wallet for the harness of a connector that uses the Wallet Standard on Solana. */
export async function createSolanaConformanceWallet(): Promise<SolanaConformanceStage> {
  const simulated = createSimulatedWallet({
    networks: [
      { networkId: mainnet, rpcUrl: NOWHERE },
      { networkId: devnet, rpcUrl: NOWHERE },
    ],
    accounts: 2,
  })
  const [first, second] = await simulated.solanaAccounts()
  const { standardWallet: real } = simulated
  if (!first || !second || !real) throw new Error('A wallet with two Solana accounts names fewer.')
  const listeners = new Set<object>()
  let malformed: { readonly nonsense: unknown } | undefined

  /** Each feature's object as it is, its functions watched. */
  function watch(feature: unknown): unknown {
    const members = Object.entries(Object(feature)).map(([name, member]): [string, unknown] => [
      name,
      typeof member === 'function' ? (name === 'on' ? hearing(member) : asking(member)) : member,
    ])
    return Object.fromEntries(members)
  }

  function hearing(on: unknown) {
    return (...given: readonly unknown[]): unknown => {
      const mark = {}
      const off: unknown = call(on, given)
      listeners.add(mark)
      return () => {
        listeners.delete(mark)
        call(off, [])
      }
    }
  }

  function asking(ask: unknown) {
    return async (...given: readonly unknown[]): Promise<unknown> => {
      const answer = Promise.resolve(call(ask, given))
      if (!malformed) return answer
      // Without this handler its rejection would be unhandled.
      await answer.catch(() => undefined)
      return malformed.nonsense
    }
  }

  const standardWallet: StandardWallet = Object.freeze({
    version: real.version,
    name: real.name,
    icon: real.icon,
    chains: real.chains,
    features: Object.fromEntries(Object.entries(real.features).map(([name, one]) => [name, watch(one)])),
    get accounts() {
      return real.accounts
    },
  })
  const wallet: SolanaConformanceStage['wallet'] = {
    accounts: [first, second],
    networkIds: [mainnet, devnet],
    get requests() {
      return simulated.requests
    },
    get prompts() {
      return simulated.prompts.length
    },
    get listeners() {
      return listeners.size
    },
    rejectNext: simulated.rejectNext,
    hold: () => void simulated.hold(),
    answerNext: simulated.answerNext,
    failNext: simulated.failNext,
    sendMalformed(nonsense) {
      malformed = { nonsense }
      simulated.emit('change', nonsense)
    },
    switchAccount: simulated.switchAccount,
    // A wallet of the Wallet Standard is on no network: each request names its own.
    switchNetwork: async () => undefined,
    revoke: simulated.revoke,
    leave: simulated.goOffline,
  }
  return { standardWallet, wallet }
}

function call(member: unknown, given: readonly unknown[]): unknown {
  return typeof member === 'function' ? Reflect.apply(member, undefined, given) : undefined
}
