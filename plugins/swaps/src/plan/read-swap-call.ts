import type { SwapOrder } from '../contract'
import { SwapMismatchError } from '../errors'
import type { SwapFunction } from '../options'
import {
  type AbiWords,
  abiWords,
  commands,
  executes,
  type KnownFunction,
  multicalls,
  swapFunctions,
} from './swap-functions'

/** What the data of a call states. */
export interface ReadSwap {
  /** The least that it brings to the account. */
  readonly minimum: bigint
  /**
   * Whether it says that this is of the order's token, and that no other one is paid. Not so where a function leaves a token to its
   * pools, or a path names a token that may be the wrapped native currency: which contract that is isn't known here.
   */
  readonly isProven: boolean
}

/** One step of a call, as its data states it. */
interface Step {
  readonly isPaidByUser: boolean
  /** It states no amount, so that the call's value is what is paid. */
  readonly isPaidByValue: boolean
  readonly amount: bigint
  readonly minimum: bigint
  readonly receiver: 'account' | 'router' | 'other'
  readonly from: StepToken
  readonly to: StepToken
}

/** `stated` is missing where the data does not say it. */
interface StepToken {
  readonly stated: string | undefined
  /** Whether it may be the wrapped native currency in place of the native one. */
  readonly isWrapped: boolean
}

/** How routers name the native currency: the first, and others have the second. */
const NATIVE = `0x${'e'.repeat(40)}`
const ZERO = `0x${'0'.repeat(40)}`
/** Calls within a call within a call are not read. */
const MAX_DEPTH = 1

/**
 * Reads a call as its data states it; `undefined` if it is not made of functions that swap.
 * Throws `SWAP_MISMATCH` if it pays more than the order or another token, or brings another token, or to somebody else.
 * @param ofRouter the functions of this router, by selector
 */
export function readSwapCall(
  data: string,
  order: SwapOrder,
  ofRouter: Readonly<Record<string, SwapFunction>> = {},
): ReadSwap | undefined {
  const own = order.target.account.address.toLowerCase()
  const functions = { ...swapFunctions, ...functionsOf(ofRouter) }
  const steps = stepsOf(data.toLowerCase(), { functions, own }, 0)
  if (!steps || steps.length === 0) return undefined
  let spent = 0n
  let minimum = 0n
  let isProven = true
  for (const step of steps) {
    if (step.receiver === 'other') throw new SwapMismatchError('receiver')
    if (step.isPaidByUser) {
      spent += step.amount
      const isValue = step.isPaidByValue && order.from.address === undefined
      const match = isValue ? 'same' : matchOf(step.from, order.from.address)
      if (match === 'other') throw new SwapMismatchError('spent')
      isProven &&= match === 'same'
    }
    if (step.receiver === 'router') continue
    // What is left of native currency comes back, and is no minimum of anything.
    if (!step.isPaidByUser && step.to.stated === NATIVE && step.minimum === 0n) continue
    const match = matchOf(step.to, order.to.address)
    if (match === 'other') throw new SwapMismatchError('received')
    isProven &&= match === 'same'
    minimum += step.minimum
  }
  if (spent > BigInt(order.amount)) throw new SwapMismatchError('spent')
  return { minimum, isProven }
}

/** Their paths name the wrapped native currency for the native one. */
const functionsOf = (
  ofRouter: Readonly<Record<string, SwapFunction>>,
): Readonly<Record<string, KnownFunction>> =>
  Object.fromEntries(
    Object.entries(ofRouter).map(([selector, one]) => [
      selector.toLowerCase(),
      one.path === undefined ? one : { ...one, paysWrapped: true, bringsWrapped: true },
    ]),
  )

/** Whether a step's token is that of the order. */
function matchOf(
  { stated, isWrapped }: StepToken,
  ordered: string | undefined,
): 'same' | 'unknown' | 'other' {
  if (stated === undefined) return 'unknown'
  if (stated === (ordered?.toLowerCase() ?? NATIVE)) return 'same'
  return ordered === undefined && isWrapped ? 'unknown' : 'other'
}

interface Reading {
  readonly functions: Readonly<Record<string, KnownFunction>>
  /** The account that calls, in lower case. */
  readonly own: string
}

/** The steps of a call; `undefined` if any part of it is not read. */
function stepsOf(data: string, reading: Reading, depth: number): readonly Step[] | undefined {
  const { functions, own } = reading
  const selector = data.slice(0, 10)
  const words = abiWords(data.slice(10))
  const known = Object.hasOwn(functions, selector) ? functions[selector] : undefined
  if (known) return asList(stepOf(words, known, own))
  if (depth >= MAX_DEPTH) return undefined
  const callsAt = Object.hasOwn(multicalls, selector) ? multicalls[selector] : undefined
  if (callsAt !== undefined)
    return allOf(
      words
        .at(callsAt)
        ?.listOfBytes()
        ?.map((call) => stepsOf(`0x${call}`, reading, depth + 1)),
    )
  if (!executes.includes(selector)) return undefined
  const names = words.at(0)?.bytes()?.match(/../g) ?? []
  const inputs = words.at(1)?.listOfBytes()
  if (inputs?.length !== names.length) return undefined
  return allOf(
    names.map((name, index) => {
      // With the flag for commands that may fail (0x80) it is another name.
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined
      return command && asList(stepOf(abiWords(inputs[index] ?? ''), command, own))
    }),
  )
}

const asList = (step: Step | undefined): readonly Step[] | undefined => step && [step]

function allOf(parts: readonly (readonly Step[] | undefined)[] | undefined): readonly Step[] | undefined {
  if (!parts || parts.includes(undefined)) return undefined
  return parts.flatMap((part) => part ?? [])
}

/** Reads the values of one function; `undefined` if the data is too short for them. */
function stepOf(given: AbiWords, known: KnownFunction, own: string): Step | undefined {
  const words = known.isTuple ? given.at(0) : given
  if (!words) return undefined
  const number = (position: number | undefined): bigint | undefined =>
    position === undefined ? 0n : words.number(position)
  const address = (position: number | undefined): string | undefined =>
    position === undefined ? undefined : words.address(position)
  const ends = pathOf(words, known)
  const amount = number(known.amount)
  const minimum = number(known.minimum)
  const receiver = address(known.receiver)
  const from = address(known.from)
  const to = address(known.to)
  const flags = number(known.flags)
  const payer = known.isPaidByUser === undefined ? undefined : words.number(known.isPaidByUser)
  const isWhole =
    amount !== undefined &&
    minimum !== undefined &&
    flags !== undefined &&
    (flags & 1n) === 0n &&
    [
      [known.receiver, receiver],
      [known.from, from],
      [known.to, to],
      [known.path ?? known.packedPath, ends],
      [known.isPaidByUser, payer],
    ].every(([position, value]) => position === undefined || value !== undefined)
  if (!isWhole) return undefined
  const isOfRouter = known.isZeroOfRouter === true && known.amount !== undefined && amount === 0n
  return {
    isPaidByUser: known.isPaidByRouter !== true && payer !== 0n && !isOfRouter,
    isPaidByValue: known.amount === undefined,
    amount,
    minimum,
    receiver: receiverOf(receiver, known, own),
    from: tokenOf(ends?.[0] ?? from, known.paysWrapped),
    to: tokenOf(known.bringsNative ? NATIVE : (ends?.[1] ?? to), known.bringsWrapped),
  }
}

const tokenOf = (stated: string | undefined, isWrapped = false): StepToken => ({
  stated: stated === ZERO ? NATIVE : stated,
  isWrapped,
})

function receiverOf(
  stated: string | undefined,
  { receivers = {} }: KnownFunction,
  own: string,
): Step['receiver'] {
  if (stated === undefined || stated === own) return 'account'
  const digit = /^0x0{39}(\d)$/.exec(stated)?.[1]
  return (digit === undefined ? undefined : receivers[digit]) ?? 'other'
}

function pathOf(words: AbiWords, { path, packedPath }: KnownFunction): readonly [string, string] | undefined {
  if (path !== undefined) return words.at(path)?.ends()
  const packed = packedPath === undefined ? undefined : words.at(packedPath)?.bytes()
  // Two addresses with a fee of three bytes between them, and so on.
  if (packed === undefined || packed.length < 86 || (packed.length - 40) % 46 !== 0) return undefined
  return [`0x${packed.slice(0, 40)}`, `0x${packed.slice(-40)}`]
}
