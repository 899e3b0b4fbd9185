import { readPart } from '../read-part'

/** EIP-1193 4001 and 4100, and what the Wallet Standard's own errors say for a no. */
const USER_REJECTED = 4001
const UNAUTHORIZED = 4100
const STANDARD_REJECTED = 4001000

/** What wallets write for a no, as the whole of a sentence, when they send no number. */
const refusal =
  /^(the )?(transaction|request|message|approval|signature|signing|connection)? ?(was |has been )?(rejected|denied|declined|cancell?ed)( by (the )?user)?\.?$|^plugin closed\.?$|user (rejected|denied|declined|cancell?ed|closed)/i
/** Adapters call a no so, and say nothing more. */
const refusalName = /^WalletSign(Transaction|Message|In)Error$/

/** Where wallets hide the error they mean. */
const nests = ['data', 'originalError', 'cause', 'error', 'context']
const MAX_DEPTH = 4

interface Said {
  readonly name: unknown
  readonly code: number
  readonly message: string
}

/** Everything an error says, its nested errors included, the innermost last. */
function saidBy(error: unknown, depth = 0): readonly Said[] {
  if (typeof error === 'string') return [{ name: undefined, code: Number.NaN, message: error }]
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return []
  const code = Number(readPart(error, 'code') ?? readPart(error, '__code'))
  const message = readPart(error, 'message')
  return [
    { name: readPart(error, 'name'), code, message: typeof message === 'string' ? message.trim() : '' },
    ...nests.flatMap((part) => saidBy(readPart(error, part), depth + 1)),
  ]
}

export function isRefusal(error: unknown): boolean {
  const said = saidBy(error)
  if (said.some(({ code }) => code === USER_REJECTED || code === STANDARD_REJECTED)) return true
  if (said.some(({ message }) => refusal.test(message))) return true
  const isNamed = said.some(({ name }) => typeof name === 'string' && refusalName.test(name))
  // With words of its own it means what they say.
  return isNamed && said.every(({ message }) => message === '')
}

export function isUnauthorized(error: unknown): boolean {
  return saidBy(error).some(({ code }) => code === UNAUTHORIZED)
}

/** In the words that session knows, where the visitor said no; everything else passes as it is. */
export function asSaid(error: unknown): unknown {
  if (!isRefusal(error)) return error
  const message = saidBy(error).find((one) => one.message !== '')?.message ?? 'User rejected the request.'
  return Object.assign(new Error(message, { cause: error }), { code: USER_REJECTED })
}
