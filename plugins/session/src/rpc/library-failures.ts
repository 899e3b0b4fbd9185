import { defineError, type ErrorClass, type LatchkeyError } from '@latchkey/kernel'
import { ChainMismatchError, NetworkNotFoundError } from '../errors'
import { safeGet } from './error-layers'
import { createWalletError } from './wallet-error'

/**
 * A library stopped waiting for a transaction that the wallet has sent, or could not read it. The chain decides what becomes
 * of it, so it is no failure.
 */
export class NotConfirmedError extends defineError(
  'NOT_CONFIRMED',
  'Not confirmed yet',
  'It may still go through. Check your wallet before you send again.',
) {}

type CreateError = (cause: unknown) => LatchkeyError

const notConfirmed: CreateError = (cause) => new NotConfirmedError({ cause })
const mismatch: CreateError = (cause) => restoreError(ChainMismatchError.texts, cause)

/** Errors of viem and wagmi by name. */
const byName: Readonly<Record<string, CreateError>> = {
  ChainMismatchError: mismatch,
  ConnectorChainMismatchError: mismatch,
  ChainNotConfiguredError: (cause) => restoreError(NetworkNotFoundError.texts, cause),
  // Without the wallet's error, which viem leaves out where it cannot decode the reason.
  ContractFunctionRevertedError: (cause) =>
    createWalletError('EXECUTION_REVERTED', { phase: 'request', cause }),
  TransactionReceiptNotFoundError: notConfirmed,
  WaitForTransactionReceiptTimeoutError: notConfirmed,
}
/** Time limits of web3 for a transaction. Its names are those of classes, which a bundler shortens; its codes stay. */
const web3TimeLimits: ReadonlySet<unknown> = new Set([426, 431, 432])
/** What ethers says when a receipt is late. It says `timeout` of an HTTP request too, and names the operation then. */
const ethersWaits: ReadonlySet<unknown> = new Set(['timeout', 'wait for transaction timeout'])

/**
 * Returns the error for what viem, wagmi, ethers or web3 find without a wallet: before they ask it, or after it has sent.
 * `undefined` for every other error.
 * @param layers the error and all errors nested in it, outermost first
 */
export function libraryFailureOf(layers: readonly unknown[]): LatchkeyError | undefined {
  for (const layer of layers) {
    const create = creatorFor(layer)
    if (create) return create(layers[0])
  }
  return undefined
}

function creatorFor(layer: unknown): CreateError | undefined {
  const [name, code] = [safeGet(layer, 'name'), safeGet(layer, 'code')]
  if (typeof name === 'string' && Object.hasOwn(byName, name)) return byName[name]
  const isLate =
    (code === 'TIMEOUT' && ethersWaits.has(safeGet(layer, 'shortMessage')) && !safeGet(layer, 'operation')) ||
    // ethers compares the network only after the wallet has sent.
    (code === 'NETWORK_ERROR' && safeGet(layer, 'event') === 'changed') ||
    (web3TimeLimits.has(code) && isOfWeb3(layer))
  return isLate ? notConfirmed : undefined
}

function isOfWeb3(layer: unknown): boolean {
  try {
    return typeof layer === 'object' && layer !== null && 'innerError' in layer
  } catch {
    return false
  }
}

/** Returns an error of a class of which only the texts are left. */
export function restoreError(
  { code, text, recovery }: ErrorClass<string>['texts'],
  cause: unknown,
): LatchkeyError {
  class RestoredError extends defineError(code, text, recovery) {}
  return new RestoredError({ cause })
}
