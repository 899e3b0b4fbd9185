import { isLatchkeyError, type LatchkeyError } from '@latchkey/kernel'
import { errorLayers, safeGet } from './error-layers'
import { chainFailureKinds, type FailureKind, failureKinds, type WalletErrorCode } from './failure-kinds'

/** Characters of all messages that are searched. Libraries quote the whole request before the reason. */
const SEARCH_LIMIT = 4000
/** Characters of the returned text. */
const TEXT_LIMIT = 500

/** RPC codes that providers send for any failure. A more specific code or message in a nested error is preferred. */
const vagueRpcCodes: ReadonlySet<number> = new Set([-32603, -32000, -32600])
/** viem and wagmi put this code around every failure of a switch. Any other specific code in a nested error is preferred. */
const SWITCH_CHAIN_CODE = 4902

/** What wallets send beside words that say that a method is not implemented. */
const unimplementedCodes: ReadonlySet<WalletErrorCode> = new Set([
  'UNSUPPORTED_METHOD',
  'METHOD_NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
  'RPC_INTERNAL',
  'INVALID_INPUT',
  'INVALID_REQUEST',
])

const codeByRpcCode: ReadonlyMap<number, WalletErrorCode> = new Map(
  failureEntries().flatMap(([code, { numbers = [] }]) => numbers.map((number) => [number, code] as const)),
)

function failureEntries(): readonly (readonly [WalletErrorCode, FailureKind])[] {
  const codes = Object.keys(failureKinds).filter((code): code is WalletErrorCode => code in failureKinds)
  return codes.map((code) => [code, failureKinds[code]])
}

interface FoundWalletErrorCode {
  readonly code: WalletErrorCode | undefined
  /** All messages of the error and its nested errors, joined and cut to 500 characters. */
  readonly text: string
}

/** Finds the wallet error code of any thrown value. Never throws, even if a getter does. */
export function findWalletErrorCode(thrown: unknown): FoundWalletErrorCode {
  const layers = errorLayers(thrown)
  const messages = [...new Set(layers.flatMap(messagesOf))].join(' | ').slice(0, SEARCH_LIMIT)
  const rpcCodes = layers.flatMap(rpcCodesOf)
  return { code: findCode(rpcCodes, messages), text: messages.slice(0, TEXT_LIMIT) }
}

/**
 * Whether the user rejected a request in the wallet. True for EIP-1193's code 4001 and the codes and messages that relays
 * and wallets send instead, for a `LatchkeyError` or viem error with that meaning, and if any of these is nested as the
 * cause of another error. A page usually shows no error in this case.
 * @example
 * try {
 *   await wallet.sendTransaction(transaction)
 * } catch (error) {
 *   if (!isUserRejection(error)) throw error
 * }
 */
export function isUserRejection(error: unknown): boolean {
  return findWalletErrorCode(error).code === 'USER_REJECTED'
}

/**
 * In this order: a rejection by the user (in words only beside the code of an unknown network), a known message of a node,
 * a specific RPC code, a known message of a wallet, any known RPC code.
 */
function findCode(rpcCodes: readonly number[], messages: string): WalletErrorCode | undefined {
  const codes = rpcCodes.flatMap((rpcCode) => codeByRpcCode.get(rpcCode) ?? [])
  if (codes.includes('USER_REJECTED')) return 'USER_REJECTED'
  const matching = failureEntries().filter(([, { pattern }]) => pattern?.test(messages))
  const ofChain = matching.find(([code]) => code in chainFailureKinds)
  const isSaid = matching.some(([code]) => code === 'USER_REJECTED')
  // Some wallets send the code of an unknown network when the user has declined it.
  if (isSaid && !ofChain && codes.includes('SWITCH_CHAIN_FAILED')) return 'USER_REJECTED'
  const isUnimplemented = matching.some(([code]) => code === 'UNSUPPORTED_METHOD')
  if (isUnimplemented && !ofChain && codes.every((code) => unimplementedCodes.has(code)))
    return 'UNSUPPORTED_METHOD'
  const allSpecific = rpcCodes.filter((rpcCode) => !vagueRpcCodes.has(rpcCode) && codeByRpcCode.has(rpcCode))
  const specific = allSpecific.find((rpcCode) => rpcCode !== SWITCH_CHAIN_CODE) ?? allSpecific[0]
  return (
    ofChain?.[0] ??
    (specific === undefined ? undefined : codeByRpcCode.get(specific)) ??
    matching[0]?.[0] ??
    codes[0]
  )
}

function messagesOf(layer: unknown): readonly string[] {
  const texts = [layer, ...['message', 'shortMessage', 'details', 'code'].map((key) => safeGet(layer, key))]
  const name = safeGet(layer, 'name')
  // Some errors say it by their name only.
  if (typeof name === 'string' && /NotImplemented/i.test(name)) texts.push(name)
  return texts.filter((text) => typeof text === 'string')
}

/** The RPC code of one error: a number, a numeric string (some wallets send `'4001'`), or 4001 for `USER_REJECTED`. */
function rpcCodesOf(layer: unknown): readonly number[] {
  const code = safeGet(layer, 'code')
  if (code === 'USER_REJECTED') return failureKinds.USER_REJECTED.numbers.slice(0, 1)
  if (typeof code === 'number') return [code]
  return typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? [Number(code)] : []
}

/** Returns a thrown value if it is a `LatchkeyError`, else `undefined`. Never throws, even if a getter does. */
export function asLatchkeyError(thrown: unknown): LatchkeyError | undefined {
  try {
    return isLatchkeyError(thrown) ? thrown : undefined
  } catch {
    return undefined
  }
}
