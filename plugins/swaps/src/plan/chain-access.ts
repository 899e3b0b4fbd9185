import { isHex } from '@latchkey/session/caip'
import {
  type ActiveTarget,
  type ChainCapabilities,
  type ContractCall,
  hasDecimals,
  type PendingWalletRequest,
  type SimulationResult,
  sessionContract,
  type Token,
  type TransactionEstimate,
} from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import type { SwapsContext } from '../contract'

/** What a swap needs from its chain. Sends no wallet request. */
export interface ChainAccess {
  /** Milliseconds of the page's monotonic clock, which nobody sets. Ages of prices and requests are counted by it. */
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
  /** The gas price that the network names, in wei; `undefined` if it names none. */
  gasPrice(target: ActiveTarget, signal: AbortSignal): Promise<bigint | undefined>
  /**
   * What an address is: `token` if it keeps a balance of the account, as the contracts of tokens, NFTs and vaults do, so that
   * its functions may move what the account has there. Rejects if the network fails.
   */
  kindOf(
    target: ActiveTarget,
    address: string,
    signal: AbortSignal,
  ): Promise<'account' | 'token' | 'contract'>
  /** Sends a request to the network, not to the wallet; `undefined` if there is no access to it. */
  read(
    target: ActiveTarget,
    method: string,
    params: readonly unknown[],
    signal: AbortSignal,
  ): Promise<unknown>
}

/** `balanceOf(address)` of ERC-20, ERC-721 and ERC-4626. */
const BALANCE_OF = '0x70a08231'
/** The code of an account that acts by another's (EIP-7702). */
const DELEGATED = '0xef0100'

export function createChainAccess(ctx: SwapsContext): ChainAccess {
  const session = ctx.use(sessionContract)
  const capabilities = async ({ namespace }: ActiveTarget): Promise<ChainCapabilities | undefined> =>
    session.adapter(namespace)?.capabilities()
  const read: ChainAccess['read'] = async (target, method, params, signal) => {
    const node = (await capabilities(target))?.node
    if (!node || !target.network) return undefined
    return (await node.request({ method, params }, target.network, signal))?.answer
  }
  return {
    read,
    now: () => ctx.clock.elapsedMs(),
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
    async gasPrice(target, signal) {
      const answer = await read(target, 'eth_gasPrice', [], signal).catch(() => undefined)
      return isHex(answer, 1, 64) ? BigInt(answer) : undefined
    },
    async kindOf(target, address, signal) {
      const account = target.account.address.slice(2).toLowerCase()
      const call = { to: address, data: `${BALANCE_OF}${account.padStart(64, '0')}` }
      const [code, balance] = await Promise.all([
        read(target, 'eth_getCode', [address, 'latest'], signal),
        // A contract without the function fails; what fails for another reason fails above, too.
        read(target, 'eth_call', [call, 'latest'], signal).catch(() => undefined),
      ])
      if (typeof code !== 'string' || code.length <= 2 || code.toLowerCase().startsWith(DELEGATED))
        return 'account'
      return isHex(balance, 64, Number.POSITIVE_INFINITY) ? 'token' : 'contract'
    },
  }
}

/** One request of all calls, as for a batch. */
function simulationOf(calls: readonly ContractCall[]): PendingWalletRequest {
  return {
    method: 'wallet_sendCalls',
    params: [
      {
        calls: calls.map(({ to, data, amount = '0' }) => ({
          to,
          data,
          value: `0x${BigInt(amount).toString(16)}`,
        })),
      },
    ],
  }
}
