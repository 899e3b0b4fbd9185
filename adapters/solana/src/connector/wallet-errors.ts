import { errorLayers, safeGet } from '@latchkey/session/adapter-kit'

/** EIP-1193 4001 and 4100, and the code of the Wallet Standard for a rejection by the user. */
const USER_REJECTED = 4001
const UNAUTHORIZED = 4100
const STANDARD_REJECTED = 4001000

/** Messages of wallets that reject without a code. The whole message has to match. */
const refusal =
  /^(the )?(transaction|request|message|approval|signature|signing|connection)? ?(was |has been )?(rejected|denied|declined|cancell?ed)( by (the )?user)?\.?$|^plugin closed\.?$|user (rejected|denied|declined|cancell?ed|closed)/i
/** Error names of wallet adapters for a rejection; the message is empty. */
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

export function isUserRejection(error: unknown): boolean {
  const said = layersOf(error)
  if (said.some(({ code }) => code === USER_REJECTED || code === STANDARD_REJECTED)) return true
  if (said.some(({ message }) => refusal.test(message))) return true
  const isNamed = said.some(({ name }) => typeof name === 'string' && refusalName.test(name))
  // If the error has a message, the message decides.
  return isNamed && said.every(({ message }) => message === '')
}

export function isUnauthorized(error: unknown): boolean {
  return layersOf(error).some(({ code }) => code === UNAUTHORIZED)
}

/** A rejection by the user as an error with code 4001; every other error unchanged. */
export function normalizeRejection(error: unknown): unknown {
  if (!isUserRejection(error)) return error
  const message = layersOf(error).find((one) => one.message !== '')?.message ?? 'User rejected the request.'
  return Object.assign(new Error(message, { cause: error }), { code: USER_REJECTED })
}
