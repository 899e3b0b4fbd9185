import type { LatchkeyError } from '@latchkey/kernel'
import { evmChainId, parseNetworkId } from '../caip'
import type { ConnectionResultRules } from '../connection/connection-result'
import type { ConnectedConnection } from '../connection/reducer'
import { isSameAddress } from '../connection/same-address'
import type {
  AccountSelection,
  ChainNamespace,
  ConnectionId,
  ConnectionResult,
  NetworkId,
} from '../contract/account'
import { activeAccount } from '../contract/active-selectors'
import type { Eip1193Provider, RequestArguments } from '../contract/eip1193'
import { asLatchkeyError, safeGet } from '../rpc/parse-wallet-error'
import { type FailureKind, failureKinds } from '../rpc/rpc-errors'
import { DisconnectedError } from '../rpc/wallet-error'
import type { SessionContext } from '../session-context'

/** What EIP-1193 wants a refused request to look like: a number for `code`. `cause` is the error of ours. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  constructor(
    message: string,
    readonly code: number,
    readonly data: unknown,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

export interface ProviderHandle {
  readonly provider: Eip1193Provider
  /** Tells the page's listeners; one that throws is logged and stops nobody. */
  emit(event: string, payload: unknown): void
}

const accountMethods = new Set([
  'eth_accounts',
  'eth_requestAccounts',
  'solana_getAccounts',
  'solana_requestAccounts',
])
const INTERNAL_ERROR = -32603
const INVALID_REQUEST = -32600

/** What a connection says on one chain. The same object for as long as the page lives, through reconnects too. */
export function createProvider(
  ctx: SessionContext,
  rules: Pick<ConnectionResultRules, 'formatAddress'>,
  id: ConnectionId,
  namespace: ChainNamespace,
): ProviderHandle {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const connected = (): ConnectedConnection => {
    const connection = ctx.state.get().connections[id]
    if (connection?.status === 'connected') return connection
    throw new DisconnectedError({ phase: 'request' })
  }
  /** A relay session may lose a chain and stand on the others: nothing meant for this one goes there. */
  const network = (): NetworkId => {
    const networkId = connected().networkIds[namespace]
    if (networkId === undefined) throw new DisconnectedError({ phase: 'request' })
    return networkId
  }
  return {
    provider: {
      async request(args: RequestArguments) {
        if (typeof args?.method !== 'string')
          throw new ProviderRpcError('A request needs a method', INVALID_REQUEST, undefined, undefined)
        try {
          const networkId = network()
          const answer = await ctx.rpc.requestByName(args.method, args.params, {
            connectionId: id,
            networkId,
          })
          if (!accountMethods.has(args.method) || !Array.isArray(answer)) return answer
          const written = answer.map((one) =>
            typeof one === 'string' ? rules.formatAddress(namespace, one) : one,
          )
          return activeFirst(written, namespace, activeAccount(connected(), namespace)?.address)
        } catch (error) {
          throw toProviderError(error)
        }
      },
      on(event, listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      },
      removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
    },
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])])
        try {
          // The page says by the event's name what it expects.
          listener(payload as never)
        } catch (error) {
          ctx.logger.error(`A listener for '${event}' failed.`, { error })
        }
    },
  }
}

/** EIP-1193 `accountsChanged`: the account in use first, as callers take that one. */
export function addressesOf(
  connection: ConnectionResult & AccountSelection,
  namespace: ChainNamespace,
): readonly string[] {
  const own = connection.accounts.flatMap((one) => (one.namespace === namespace ? [one.address] : []))
  const first = activeAccount(connection, namespace)?.address
  return [...own].sort((a, b) => Number(b === first) - Number(a === first))
}

/** The wallet says which accounts there are; which of them goes first was chosen on this page. */
function activeFirst(
  answer: readonly unknown[],
  namespace: ChainNamespace,
  active: string | undefined,
): readonly unknown[] {
  if (active === undefined) return answer
  const rank = (one: unknown): number =>
    isSameAddress(namespace, String(safeGet(one, 'pubkey') ?? one), active) ? 0 : 1
  return [...answer].sort((a, b) => rank(a) - rank(b))
}

/** EIP-1193 `chainChanged`: hexadecimal on eip155, the CAIP-2 reference elsewhere. */
export function toEip1193ChainId(networkId: NetworkId): string {
  const chainId = evmChainId(networkId)
  return chainId === undefined ? parseNetworkId(networkId).reference : `0x${chainId.toString(16)}`
}

/** Keeps the wallet's own words, number and data: libraries read revert reasons from them. */
export function toProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const latchkeyError = asLatchkeyError(error)
  const original = latchkeyError ? latchkeyError.cause : error
  const message = safeGet(original, 'message')
  const code = safeGet(original, 'code')
  return new ProviderRpcError(
    typeof message === 'string' && message !== ''
      ? message
      : (latchkeyError?.message ?? 'Something went wrong'),
    Number.isInteger(code) ? Number(code) : (rpcCodeOf(latchkeyError) ?? INTERNAL_ERROR),
    safeGet(original, 'data'),
    error,
  )
}

function rpcCodeOf(ours: LatchkeyError | undefined): number | undefined {
  const own = safeGet(ours, 'rpcCode')
  if (typeof own === 'number') return own
  const kinds: Readonly<Record<string, FailureKind>> = failureKinds
  const code = ours?.code
  return code !== undefined && Object.hasOwn(kinds, code) ? kinds[code]?.numbers?.[0] : undefined
}
