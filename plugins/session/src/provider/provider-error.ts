import type { LatchkeyError } from '@latchkey/kernel'
import { safeGet } from '../rpc/error-layers'
import { type FailureKind, failureKinds, isWalletErrorCode } from '../rpc/failure-kinds'
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
  const ownCode = safeGet(original, 'code')
  const code = Number.isInteger(ownCode) ? Number(ownCode) : (numbersOf(latchkeyError)[0] ?? INTERNAL_ERROR)
  return new ProviderRpcError(
    typeof message === 'string' && message !== ''
      ? message
      : (latchkeyError?.message ?? 'Something went wrong'),
    code,
    safeGet(original, 'data') ?? codeAsData(latchkeyError, code),
    error,
  )
}

/**
 * The code of an error of which the number says too little. ethers keeps `code`, `message` and `data` of an error, and
 * those as JSON, so `latchkeyErrorOf` reads it from there.
 */
function codeAsData(
  error: LatchkeyError | undefined,
  number: number,
): { readonly latchkeyCode: string } | undefined {
  const isTold = !error || (isWalletErrorCode(error.code) && numbersOf(error).includes(number))
  return isTold ? undefined : { latchkeyCode: error.code }
}

function numbersOf(error: LatchkeyError | undefined): readonly number[] {
  if (isWalletErrorCode(error?.code)) {
    const { numbers = [] }: FailureKind = failureKinds[error.code]
    return numbers
  }
  const own = safeGet(error, 'rpcCode')
  return typeof own === 'number' ? [own] : []
}
