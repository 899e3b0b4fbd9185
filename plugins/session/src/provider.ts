import type { Account, ConnectionId, ConnectionResult, NetworkId } from './account'
import { evmChainId, parseNetworkId } from './caip'
import type { Connected } from './connection-changes'
import type { Eip1193Provider, RequestArguments } from './eip1193'
import { asOurs, read } from './read-failure'
import { type FailureKind, failureKinds } from './rpc-errors'
import type { SessionContext } from './session-context'
import { DisconnectedError } from './wallet-error'

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

const INTERNAL_ERROR = -32603
const INVALID_REQUEST = -32600

/** The provider of one connection. The same object for as long as the page lives, through reconnects too. */
export function createProvider(ctx: SessionContext, id: ConnectionId): ProviderHandle {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const connected = (): Connected => {
    const connection = ctx.state.get().connections[id]
    if (connection?.status === 'connected') return connection
    throw new DisconnectedError({ phase: 'request' })
  }
  return {
    provider: {
      async request(args: RequestArguments) {
        if (typeof args?.method !== 'string')
          throw new ProviderRpcError('A request needs a method', INVALID_REQUEST, undefined, undefined)
        try {
          const networkId = mainNetworkId(connected())
          return await ctx.rpc.requestByName(args.method, args.params, { connectionId: id, networkId })
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

/** The namespace of the first account is the one an EIP-1193 caller means. */
export function mainNetworkId({ accounts, networkIds }: ConnectionResult): NetworkId {
  return networkIds[accounts[0].namespace] ?? `${accounts[0].namespace}:0`
}

/** EIP-1193 `accountsChanged`. */
export function addressesOf(accounts: readonly Account[]): readonly string[] {
  return accounts.flatMap(({ namespace, address }) => (namespace === accounts[0]?.namespace ? [address] : []))
}

/** EIP-1193 `chainChanged`: hexadecimal on eip155, the CAIP-2 reference elsewhere. */
export function chainIdOf(networkId: NetworkId): string {
  const chainId = evmChainId(networkId)
  return chainId === undefined ? parseNetworkId(networkId).reference : `0x${chainId.toString(16)}`
}

/** Keeps the wallet's own words, number and data: libraries read revert reasons from them. */
export function toProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const ours = asOurs(error)
  const theirs = ours ? ours.cause : error
  const said = read(theirs, 'message')
  const number = read(theirs, 'code')
  return new ProviderRpcError(
    typeof said === 'string' && said !== '' ? said : (ours?.message ?? 'Something went wrong'),
    Number.isInteger(number) ? Number(number) : (numberOf(ours?.code) ?? INTERNAL_ERROR),
    read(theirs, 'data'),
    error,
  )
}

function numberOf(code: string | undefined): number | undefined {
  const kinds: Readonly<Record<string, FailureKind>> = failureKinds
  return code !== undefined && Object.hasOwn(kinds, code) ? kinds[code]?.numbers?.[0] : undefined
}
