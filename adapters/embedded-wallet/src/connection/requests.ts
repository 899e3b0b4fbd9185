import { RequestAbortedError } from '@latchkey/kernel'
import type { Network, NetworkId, WalletRequest } from '@latchkey/session/contract'
import { FrameRefusedError, FrameRpcError, WalletAnswerError } from '../errors'
import type { Payload } from '../frame/calls'
import type { Frame } from '../frame/create-frame'
import { toChainId } from './read-user'

export interface Requests {
  /** Sends the request once. Rejects with the wallet's own error as EIP-1193 has it. */
  send(request: WalletRequest): Promise<unknown>
  /** Rejects the requests that wait for the user's approval; the others continue. */
  abort(): void
}

export interface RequestsOptions {
  readonly frame: Pick<Frame, 'call'>
  readonly networks: () => readonly Network[]
  /** Whether a method needs the user's approval. */
  readonly needsApproval: (method: string) => boolean
}

/** The requests of the page to the wallet in the frame. */
export function createRequests({ frame, networks, needsApproval }: RequestsOptions): Requests {
  const open = new Set<AbortController>()
  return {
    async send({ method, params, networkId, signal }) {
      signal.throwIfAborted()
      const end = new AbortController()
      const leave = (): void => end.abort(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      if (needsApproval(method)) open.add(end)
      try {
        const payload = toPayload(method, params, networkId, networks())
        return await frame.call('RPC_REQUEST', payload, end.signal)
      } catch (error) {
        // The frame still shows the request.
        if (end.signal.aborted) frame.call('RPC_ABORT', undefined).catch(() => undefined)
        throw toRpcError(error)
      } finally {
        signal.removeEventListener('abort', leave)
        open.delete(end)
      }
    },
    abort() {
      for (const end of [...open]) end.abort(new RequestAbortedError('abortRequests'))
    },
  }
}

/** Converts an error reply of the frame to an EIP-1193 error; returns every other error unchanged. */
export function toRpcError(error: unknown): unknown {
  return error instanceof FrameRefusedError ? new FrameRpcError(error.reply, error) : error
}

function toPayload(
  method: string,
  params: unknown,
  networkId: NetworkId,
  networks: readonly Network[],
): Payload<'RPC_REQUEST'> {
  const [namespace] = networkId.split(':')
  if (namespace !== 'eip155' && namespace !== 'solana') throw new WalletAnswerError(method)
  const rpcUrl = rpcUrlOf(networkId, networks)
  return {
    method,
    ...(params !== undefined && { params: withoutBigints(params) }),
    chainNamespace: namespace,
    chainId: toChainId(networkId),
    ...(rpcUrl !== undefined && { rpcUrl }),
  }
}

export const rpcUrlOf = (networkId: NetworkId, networks: readonly Network[]): string | undefined =>
  networks.find(({ id }) => id === networkId)?.rpcUrls[0]

/** Quantities as JSON-RPC writes them. */
function withoutBigints(value: unknown): unknown {
  if (typeof value === 'bigint') return `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(withoutBigints)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutBigints(one)]))
}
