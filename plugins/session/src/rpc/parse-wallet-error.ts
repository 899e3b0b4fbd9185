import { isLatchkeyError, type LatchkeyError } from '@latchkey/kernel'
import { errorLayers, safeGet } from './error-layers'
import { chainFailureKinds, type FailureKind, failureKinds, type WalletErrorCode } from './rpc-errors'

/** How much text is searched: libraries put the request before the reason. */
const SEARCH_LIMIT = 4000
/** How much text is kept. */
const TEXT_LIMIT = 500

/** Codes of any failure: a more specific code or a message in a nested error is better. */
const vagueRpcCodes: ReadonlySet<number> = new Set([-32603, -32000, -32600])

const codeByRpcCode: ReadonlyMap<number, WalletErrorCode> = new Map(
  failureEntries().flatMap(([code, { numbers = [] }]) => numbers.map((number) => [number, code] as const)),
)

function failureEntries(): readonly (readonly [WalletErrorCode, FailureKind])[] {
  const codes = Object.keys(failureKinds).filter((code): code is WalletErrorCode => code in failureKinds)
  return codes.map((code) => [code, failureKinds[code]])
}

interface ParsedWalletError {
  readonly code: WalletErrorCode | undefined
  /** Every message in it, cut to 500 characters. */
  readonly text: string
}

/** Finds the code of an unknown error. Never throws, whatever getters it has. */
export function parseWalletError(thrown: unknown): ParsedWalletError {
  const layers = errorLayers(thrown)
  const messages = [...new Set(layers.flatMap(messagesOf))].join(' | ').slice(0, SEARCH_LIMIT)
  const rpcCodes = layers.flatMap(rpcCodesOf)
  return { code: findCode(rpcCodes, messages), text: messages.slice(0, TEXT_LIMIT) }
}

/**
 * Whether the user rejected in the wallet: EIP-1193's 4001, what relays and wallets send instead, a `LatchkeyError`
 * or an error of viem that means it, or any of these as the cause of another error. A page usually shows nothing then.
 * @example
 * try {
 *   await wallet.sendTransaction(transaction)
 * } catch (error) {
 *   if (!isUserRejection(error)) throw error
 * }
 */
export function isUserRejection(error: unknown): boolean {
  return parseWalletError(error).code === 'USER_REJECTED'
}

/** A rejection by the user, else what the node says, else a specific RPC code, else a message, else any RPC code. */
function findCode(rpcCodes: readonly number[], messages: string): WalletErrorCode | undefined {
  const codes = rpcCodes.flatMap((rpcCode) => codeByRpcCode.get(rpcCode) ?? [])
  if (codes.includes('USER_REJECTED')) return 'USER_REJECTED'
  const matching = failureEntries().filter(([, { pattern }]) => pattern?.test(messages))
  // control: network-error-by-number-only
  const ofChain = matching.find(([code]) => code in chainFailureKinds)
  const specific = rpcCodes.find((rpcCode) => !vagueRpcCodes.has(rpcCode) && codeByRpcCode.has(rpcCode))
  return (
    ofChain?.[0] ??
    (specific === undefined ? undefined : codeByRpcCode.get(specific)) ??
    matching[0]?.[0] ??
    codes[0]
  )
}

function messagesOf(layer: unknown): readonly string[] {
  const texts = [layer, ...['message', 'shortMessage', 'details', 'code'].map((key) => safeGet(layer, key))]
  return texts.filter((text) => typeof text === 'string')
}

/** `4001`, and `'4001'` of wallets that send text; for the code of a `LatchkeyError`, the number it stands for. */
function rpcCodesOf(layer: unknown): readonly number[] {
  const code = safeGet(layer, 'code')
  if (code === 'USER_REJECTED') return failureKinds.USER_REJECTED.numbers.slice(0, 1)
  if (typeof code === 'number') return [code]
  return typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? [Number(code)] : []
}

/** `undefined` for any other error, also for one whose properties throw when they are read. */
export function asLatchkeyError(thrown: unknown): LatchkeyError | undefined {
  try {
    return isLatchkeyError(thrown) ? thrown : undefined
  } catch {
    return undefined
  }
}
