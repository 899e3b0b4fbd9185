import { errorLayers, safeGet } from '@latchkey/session/adapter-kit'

/** EIP-1193 4001 and 4100, and what the Wallet Standard's own errors say for a no. */
const USER_REJECTED = 4001
const UNAUTHORIZED = 4100
const STANDARD_REJECTED = 4001000

/** What wallets write for a no, as the whole of a sentence, when they send no number. */
const refusal =
  /^(the )?(transaction|request|message|approval|signature|signing|connection)? ?(was |has been )?(rejected|denied|declined|cancell?ed)( by (the )?user)?\.?$|^plugin closed\.?$|user (rejected|denied|declined|cancell?ed|closed)/i
/** Adapters call a no so, and say nothing more. */
const refusalName = /^WalletSign(Transaction|Message|In)Error$/

interface ErrorLayer {
  readonly name: unknown
  readonly code: number
  readonly message: string
}

/** The error and every error nested in it, outermost first. */
function layersOf(error: unknown): readonly ErrorLayer[] {
  return errorLayers(error).map((layer) => {
    const message = typeof layer === 'string' ? layer : safeGet(layer, 'message')
    return {
      name: safeGet(layer, 'name'),
      code: Number(safeGet(layer, 'code') ?? safeGet(layer, '__code')),
      message: typeof message === 'string' ? message.trim() : '',
    }
  })
}

export function isRefusal(error: unknown): boolean {
  const said = layersOf(error)
  if (said.some(({ code }) => code === USER_REJECTED || code === STANDARD_REJECTED)) return true
  if (said.some(({ message }) => refusal.test(message))) return true
  const isNamed = said.some(({ name }) => typeof name === 'string' && refusalName.test(name))
  // With words of its own it means what they say.
  return isNamed && said.every(({ message }) => message === '')
}

export function isUnauthorized(error: unknown): boolean {
  return layersOf(error).some(({ code }) => code === UNAUTHORIZED)
}

/** In the words that session knows, where the visitor said no; everything else passes as it is. */
export function asSaid(error: unknown): unknown {
  if (!isRefusal(error)) return error
  const message = layersOf(error).find((one) => one.message !== '')?.message ?? 'User rejected the request.'
  return Object.assign(new Error(message, { cause: error }), { code: USER_REJECTED })
}
