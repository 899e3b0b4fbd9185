import type { LatchkeyError } from '@latchkey/kernel'
import { safeGet } from '../rpc/error-layers'
import { type FailureKind, failureKinds } from '../rpc/failure-kinds'
import { asLatchkeyError } from '../rpc/find-wallet-error-code'

const INTERNAL_ERROR = -32603

/** The error of an EIP-1193 request, with a number as its `code`. `cause` is the `LatchkeyError`. */
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

/**
 * Converts an error to the one that EIP-1193 defines. Keeps the wallet's own message, code and data, because libraries read
 * revert reasons from them.
 */
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

function rpcCodeOf(error: LatchkeyError | undefined): number | undefined {
  const own = safeGet(error, 'rpcCode')
  if (typeof own === 'number') return own
  const kinds: Readonly<Record<string, FailureKind>> = failureKinds
  const code = error?.code
  return code !== undefined && Object.hasOwn(kinds, code) ? kinds[code]?.numbers?.[0] : undefined
}
