import type { SimulatedConformanceWallet, SomeEip155 } from './conformance-wallet'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { WalletNetwork } from './options'
import type { SimulatedProvider, SimulatedWallet } from './simulated-wallet'

export type { SimulatedConformanceWallet } from './conformance-wallet'
export { createSolanaConformanceWallet, type SolanaConformanceStage } from './conformance-wallet'

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
