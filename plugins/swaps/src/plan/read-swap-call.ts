import type { SwapOrder } from '../contract'
import { SwapMismatchError } from '../errors'
import type { SwapFunction } from '../options'
import { type AbiWords, abiWords } from './abi-words'
import { commands, executes, type KnownFunction, multicalls, swapFunctions } from './swap-functions'

/** One step of a call, as its data states it. */
interface Step {
  readonly isUniswap: boolean
  readonly isPaidByUser: boolean
  readonly amount: bigint
  readonly minimum: bigint
  /** `undefined`: the account that calls. */
  readonly receiver: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  /** Whether the tokens are the ends of a path, which names the wrapped native currency for the native one. */
  readonly isPath: boolean
}

const ZERO = `0x${'0'.repeat(40)}`
/** How routers name the native currency. */
const NATIVE: readonly string[] = [ZERO, `0x${'e'.repeat(40)}`]
/** Calls within a call within a call are not read. */
const MAX_DEPTH = 1

/**
 * The least that a call brings to the account, as its data states it; `undefined` if it is not made of functions that swap.
 * Throws `SWAP_MISMATCH` if it pays more than the order or another token, or brings another token, or to somebody else.
 * @param ofRouter the functions of this router, by selector
 */
export function readSwapCall(
  data: string,
  order: SwapOrder,
  ofRouter: Readonly<Record<string, SwapFunction>> = {},
): bigint | undefined {
  const steps = stepsOf(data.toLowerCase(), { ...swapFunctions, ...inLowerCase(ofRouter) }, 0)
  if (!steps || steps.length === 0) return undefined
  const own = order.target.account.address.toLowerCase()
  let spent = 0n
  let minimum = 0n
  for (const step of steps) {
    const receiver = receiverOf(step, own)
    // control: swap-to-another-receiver
    if (receiver === 'other') throw new SwapMismatchError('receiver')
    if (step.isPaidByUser) {
      spent += step.amount
      // control: swap-of-another-token
      if (!isToken(step.from, step, order.from.address)) throw new SwapMismatchError('spent')
    }
    if (receiver === 'router') continue
    if (!isToken(step.to, step, order.to.address)) throw new SwapMismatchError('received')
    minimum += step.minimum
  }
  // control: swap-of-more-than-asked
  if (spent > BigInt(order.amount)) throw new SwapMismatchError('spent')
  return minimum
}

const inLowerCase = (
  functions: Readonly<Record<string, SwapFunction>>,
): Readonly<Record<string, SwapFunction>> =>
  Object.fromEntries(Object.entries(functions).map(([selector, one]) => [selector.toLowerCase(), one]))

function receiverOf({ receiver, isUniswap }: Step, own: string): 'account' | 'router' | 'other' {
  if (receiver === undefined || receiver === own) return 'account'
  const special = isUniswap && /^0x0{39}[012]$/.test(receiver) ? receiver.at(-1) : undefined
  if (special === undefined) return 'other'
  return special === '1' ? 'account' : 'router'
}

function isToken(stated: string | undefined, { isPath }: Step, wanted: string | undefined): boolean {
  if (stated === undefined) return true
  if (wanted !== undefined) return stated === wanted.toLowerCase()
  return isPath || NATIVE.includes(stated)
}

/** The steps of a call; `undefined` if any part of it is not read. */
function stepsOf(
  data: string,
  functions: Readonly<Record<string, KnownFunction>>,
  depth: number,
): readonly Step[] | undefined {
  const selector = data.slice(0, 10)
  const words = abiWords(data.slice(10))
  const known = Object.hasOwn(functions, selector) ? functions[selector] : undefined
  if (known) return asList(stepOf(words, known))
  if (depth >= MAX_DEPTH) return undefined
  const callsAt = Object.hasOwn(multicalls, selector) ? multicalls[selector] : undefined
  if (callsAt !== undefined)
    return allOf(
      words
        .at(callsAt)
        ?.listOfBytes()
        ?.map((call) => stepsOf(`0x${call}`, functions, depth + 1)),
    )
  if (!executes.includes(selector)) return undefined
  const names = words.at(0)?.bytes()?.match(/../g) ?? []
  const inputs = words.at(1)?.listOfBytes()
  if (inputs?.length !== names.length) return undefined
  return allOf(
    names.map((name, index) => {
      // With the flag for commands that may fail (0x80) it is another name.
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined
      return command && asList(stepOf(abiWords(inputs[index] ?? ''), command))
    }),
  )
}

const asList = (step: Step | undefined): readonly Step[] | undefined => step && [step]

function allOf(parts: readonly (readonly Step[] | undefined)[] | undefined): readonly Step[] | undefined {
  // control: part-of-a-call-unread
  if (!parts || parts.includes(undefined)) return undefined
  return parts.flatMap((part) => part ?? [])
}

/** Reads the values of one function; `undefined` if the data is too short for them. */
function stepOf(given: AbiWords, known: KnownFunction): Step | undefined {
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
  const isUniswap = known.isUniswap === true
  // An amount of 0 is what the router holds, from the step before.
  const isOfRouter = isUniswap && known.amount !== undefined && amount === 0n
  return {
    isUniswap,
    isPaidByUser: known.isPaidByRouter !== true && payer !== 0n && !isOfRouter,
    amount,
    minimum,
    receiver,
    from: ends?.[0] ?? from,
    to: ends?.[1] ?? to,
    isPath: ends !== undefined || isUniswap,
  }
}

function pathOf(words: AbiWords, { path, packedPath }: KnownFunction): readonly [string, string] | undefined {
  if (path !== undefined) return words.at(path)?.ends()
  const packed = packedPath === undefined ? undefined : words.at(packedPath)?.bytes()
  // Two addresses with a fee of three bytes between them, and so on.
  if (packed === undefined || packed.length < 86 || (packed.length - 40) % 46 !== 0) return undefined
  return [`0x${packed.slice(0, 40)}`, `0x${packed.slice(-40)}`]
}
