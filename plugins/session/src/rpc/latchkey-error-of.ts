import {
  InsecureContextError,
  type LatchkeyError,
  RequestAbortedError,
  RpcUnhandledError,
  ViewDismissedError,
  ViewLoadError,
} from '@latchkey/kernel'
import {
  AccountNotFoundError,
  AccountNotGrantedError,
  ChainMismatchError,
  ConnectRefusedError,
  NetworkNotFoundError,
  NetworkSwitchDisabledError,
  WalletNotFoundError,
} from '../errors'
import { errorLayers, safeGet } from './error-layers'
import { isWalletErrorCode } from './failure-kinds'
import { asLatchkeyError, findWalletErrorCode } from './find-wallet-error-code'
import { libraryFailureOf, restoreError } from './library-failures'
import { loadFailureOf } from './load-failure'
import { createWalletError } from './wallet-error'

/** The errors that a request may end with before a wallet has it. Their `latchkeyCode` survives as JSON. */
const ownErrors = [
  AccountNotFoundError,
  AccountNotGrantedError,
  ChainMismatchError,
  ConnectRefusedError,
  InsecureContextError,
  NetworkNotFoundError,
  NetworkSwitchDisabledError,
  RequestAbortedError,
  RpcUnhandledError,
  ViewDismissedError,
  ViewLoadError,
  WalletNotFoundError,
]

/**
 * Returns the `LatchkeyError` that an error is or has inside, however viem, wagmi, ethers, web3 or another library has
 * wrapped it. Where a library kept only parts of it, or a wallet was asked without Latchkey, an error is made from the
 * wallet's code (EIP-1193, EIP-1474, JSON-RPC) or message, or from what the library found itself: another network
 * (`CHAIN_MISMATCH`), no receipt in time (`NOT_CONFIRMED`), or code that could not be loaded (`VIEW_LOAD`). The given error is its `cause`. Returns `undefined` for every
 * other error. Never throws.
 * @example
 * try {
 *   await signer.sendTransaction(transaction) // ethers
 * } catch (error) {
 *   if (latchkeyErrorOf(error)?.code === 'INSUFFICIENT_FUNDS') showTopUp()
 * }
 */
export function latchkeyErrorOf(error: unknown): LatchkeyError | undefined {
  const layers = errorLayers(error)
  for (const layer of layers) {
    const own = asLatchkeyError(layer)
    if (own) return own
  }
  const named = layers.map((layer) => safeGet(layer, 'latchkeyCode'))
  const known = ownErrors.find(({ texts }) => named.includes(texts.code))
  if (known) return restoreError(known.texts, error)
  const found = findWalletErrorCode(error)
  const code = named.find(isWalletErrorCode) ?? found.code
  if (code === undefined) return libraryFailureOf(layers) ?? loadFailureOf(layers)
  return createWalletError(code, {
    phase: 'request',
    cause: error,
    ...(found.text === '' ? {} : { walletMessage: found.text }),
  })
}
