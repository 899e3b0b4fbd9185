import { errorLayers, safeGet } from '@latchkey/session/adapter-kit'

/** Error codes of EIP-1193, EIP-1474 and EIP-3326. */
const UNAUTHORIZED = 4100
const UNSUPPORTED_METHOD = 4200
const UNKNOWN_CHAIN = 4902
const METHOD_NOT_FOUND = -32601
const METHOD_NOT_SUPPORTED = -32004
const USER_REJECTED = 4001
const ALREADY_PENDING = -32002
/** EIP-1193's error of a wallet that has lost its connection to the chain. It may be temporary. */
const TRY_AGAIN = 1013

/** Whether the error, or one nested in it, has one of these codes or such a message. */
function matches(error: unknown, codes: readonly number[], pattern?: RegExp): boolean {
  return errorLayers(error).some((layer) => {
    const code = safeGet(layer, 'code')
    const message = safeGet(layer, 'message')
    const hasCode = (typeof code === 'number' || typeof code === 'string') && codes.includes(Number(code))
    return hasCode || (typeof message === 'string' && pattern?.test(message) === true)
  })
}

export const isUnauthorized = (error: unknown): boolean => matches(error, [UNAUTHORIZED])
/** Some wallets wrap 4902 in -32603, and some only write it in the message. */
export const isUnknownChain = (error: unknown): boolean =>
  matches(error, [UNKNOWN_CHAIN], /unrecognized chain/i)
export const isUnsupportedMethod = (error: unknown): boolean =>
  matches(
    error,
    [UNSUPPORTED_METHOD, METHOD_NOT_FOUND, METHOD_NOT_SUPPORTED],
    /not (supported|implemented|available)|does not exist|unsupported/i,
  )
/** Whether the user rejected, or an earlier prompt is still open. Such errors are passed on unchanged. */
export const isUserAction = (error: unknown): boolean => matches(error, [USER_REJECTED, ALREADY_PENDING])
export const isTransientDisconnect = (error: unknown): boolean => matches(error, [TRY_AGAIN])
