import {
  type ActiveTarget,
  type ChainCapabilities,
  type ContractCall,
  hasDecimals,
  type SimulationResult,
  sessionContract,
  type Token,
  type TransactionEstimate,
} from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import type { SwapsContext } from '../swaps-context'
import { simulationOf } from './simulation'

/** What a swap needs from its chain. Sends no wallet request. */
export interface ChainAccess {
  readonly now: () => number
  /** Simulates all calls in order. `unavailable` if the network cannot simulate. */
  simulate(
    target: ActiveTarget,
    calls: readonly ContractCall[],
    signal: AbortSignal,
  ): Promise<SimulationResult>
  estimate(call: ContractCall, target: ActiveTarget, signal: AbortSignal): Promise<TransactionEstimate>
  /** Whether the wallet supports atomic batches. */
  isBatchSupported(target: ActiveTarget, signal: AbortSignal): Promise<boolean>
  /** Whether the token's contract has the decimals that the service reports. Rejects if the network fails. */
  hasDecimals(target: ActiveTarget, token: Token, signal: AbortSignal): Promise<boolean>
  /** Sends a request to the network, not to the wallet; `undefined` if there is no access to it. */
  read(
    target: ActiveTarget,
    method: string,
    params: readonly unknown[],
    signal: AbortSignal,
  ): Promise<unknown>
}

export function createChainAccess(ctx: SwapsContext): ChainAccess {
  const session = ctx.use(sessionContract)
  const capabilities = async ({ namespace }: ActiveTarget): Promise<ChainCapabilities | undefined> =>
    session.adapter(namespace)?.capabilities()
  return {
    now: () => ctx.clock.now(),
    async simulate(target, calls, signal) {
      const requests = (await capabilities(target))?.requests
      const { account, network } = target
      if (!requests || !network) return { status: 'unavailable' }
      return requests.simulate(simulationOf(calls), account, network, signal)
    },
    estimate: (call, target, signal) => ctx.use(transactionsContract).estimate(call, target, signal),
    async isBatchSupported(target, signal) {
      const batches = (await capabilities(target))?.transactions?.batches
      return (await batches?.isSupported(target, signal)) ?? false
    },
    hasDecimals: async (target, token, signal) =>
      target.network !== undefined &&
      hasDecimals((await capabilities(target)) ?? {}, token, target.network, signal),
    async read(target, method, params, signal) {
      const node = (await capabilities(target))?.node
      if (!node || !target.network) return undefined
      return (await node.request({ method, params }, target.network, signal))?.answer
    },
  }
}
