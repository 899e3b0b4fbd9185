import { errorLayers, safeGet } from '@latchkey/session/requests'

/** Error codes of EIP-1193 and EIP-1474. */
const UNAUTHORIZED = 4100
const UNSUPPORTED_METHOD = 4200
const METHOD_NOT_FOUND = -32601
const METHOD_NOT_SUPPORTED = -32004
/** EIP-1193's error of a wallet that has lost its connection to the chain. It may be temporary. */
const TRY_AGAIN = 1013

/** Whether the error, or one nested in it, has one of these codes or such a message. */
function matches(error: unknown, codes: readonly number[], pattern?: RegExp): boolean {
  return errorLayers(error).some((layer) => {
    const code = safeGet(layer, 'code')
    const message = safeGet(layer, 'message')
    const hasCode = (typeof code === 'number' || typeof code === 'string') && codes.includes(Number(code))
    return hasCode || [message, code].some((text) => typeof text === 'string' && pattern?.test(text) === true)
  })
}

export const isUnauthorized = (error: unknown): boolean => matches(error, [UNAUTHORIZED])
export const isUnsupportedMethod = (error: unknown): boolean =>
  matches(
    error,
    [UNSUPPORTED_METHOD, METHOD_NOT_FOUND, METHOD_NOT_SUPPORTED],
    /not[ _-]?(yet )?(supported|implemented|available)|does not exist|un(supported|implemented)/i,
  )
export const isTransientDisconnect = (error: unknown): boolean => matches(error, [TRY_AGAIN])

/** For subscriptions: a wallet whose events do not work, or stop working, still connects and signs. */
export async function ignoreErrors(run: () => unknown): Promise<void> {
  try {
    await run()
  } catch {
    // It only sends fewer events.
  }
}
