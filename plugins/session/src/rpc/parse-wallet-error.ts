import { isLatchkeyError, type LatchkeyError } from '@latchkey/kernel'
import { chainFailureKinds } from './chain-errors'
import { type FailureKind, failureKinds, type WalletErrorCode } from './rpc-errors'

/** Wallets nest the real reason in `data.originalError`, `cause`, `error`, `info`, `payload`. */
const nestedKeys = ['data', 'originalError', 'error', 'info', 'cause', 'reason', 'payload'] as const
/** However deep the reason lies; a proxy may go on for ever. */
const LAYER_LIMIT = 1_000
/** What is searched: libraries put the request before the reason. */
const SEARCH_LIMIT = 4000
/** What is kept. */
const TEXT_LIMIT = 500

/** Say that something failed and not what: a number or a text further inside is better. */
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
  /** Everything it says, shortened. */
  readonly text: string
}

/** Finds out what an unknown error means. Never throws, whatever getters it is made of. */
export function parseWalletError(thrown: unknown): ParsedWalletError {
  const layers = [...errorLayers(thrown)]
  const messages = [...new Set(layers.flatMap(textsOf))].join(' | ').slice(0, SEARCH_LIMIT)
  const numbers = layers.flatMap(rpcCodesOf)
  return { code: codeOf(numbers, messages), text: messages.slice(0, TEXT_LIMIT) }
}

/** A user's refusal, else what the chain says, else a number that says something, else words, else any number. */
function codeOf(numbers: readonly number[], said: string): WalletErrorCode | undefined {
  const codes = numbers.flatMap((number) => codeByRpcCode.get(number) ?? [])
  if (codes.includes('USER_REJECTED')) return 'USER_REJECTED'
  const named = failureEntries().filter(([, { pattern }]) => pattern?.test(said))
  const ofChain = named.find(([code]) => code in chainFailureKinds)
  const telling = numbers.find((number) => !vagueRpcCodes.has(number) && codeByRpcCode.has(number))
  return (
    ofChain?.[0] ??
    (telling === undefined ? undefined : codeByRpcCode.get(telling)) ??
    named[0]?.[0] ??
    codes[0]
  )
}

function errorLayers(thrown: unknown): ReadonlySet<unknown> {
  const layers = new Set<unknown>()
  const rest = [thrown]
  while (rest.length > 0 && layers.size < LAYER_LIMIT) {
    const layer = rest.pop()
    if (layer === undefined || layer === null || layers.has(layer)) continue
    layers.add(layer)
    rest.push(...nestedKeys.map((key) => safeGet(layer, key)).reverse())
  }
  return layers
}

function textsOf(layer: unknown): readonly string[] {
  const texts = [layer, ...['message', 'shortMessage', 'details', 'code'].map((key) => safeGet(layer, key))]
  return texts.filter((text) => typeof text === 'string')
}

/** `4001`, and `'4001'` of wallets that send text; of an error of ours the number of its code. */
function rpcCodesOf(layer: unknown): readonly number[] {
  const code = safeGet(layer, 'code')
  if (code === 'USER_REJECTED') return failureKinds.USER_REJECTED.numbers.slice(0, 1)
  if (typeof code === 'number') return [code]
  return typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? [Number(code)] : []
}

/** An error of ours; asked with care, since what was thrown may be made of traps. */
export function asLatchkeyError(thrown: unknown): LatchkeyError | undefined {
  try {
    return isLatchkeyError(thrown) ? thrown : undefined
  } catch {
    return undefined
  }
}

/** A property of anything; `undefined` where reading it throws. */
export function safeGet(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
