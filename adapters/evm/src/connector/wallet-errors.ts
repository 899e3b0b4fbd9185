/** EIP-1193, EIP-1474, EIP-3326. */
const UNAUTHORIZED = 4100
const UNSUPPORTED_METHOD = 4200
const UNKNOWN_CHAIN = 4902
const METHOD_NOT_FOUND = -32601
const METHOD_NOT_SUPPORTED = -32004
const USER_REJECTED = 4001
const ALREADY_PENDING = -32002
/** "Try again later": the wallet lost its line for a moment. */
const TRY_AGAIN = 1013

/** Where wallets hide the error they mean. */
const nests = ['data', 'originalError', 'cause', 'error']
const MAX_DEPTH = 4

interface ErrorPart {
  readonly code: number | undefined
  readonly message: string
}

/** Code and message of an error and of the errors nested in it. */
function* partsOf(error: unknown, depth = 0): Generator<ErrorPart> {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return
  const part = (name: string): unknown => {
    try {
      return Reflect.get(error, name)
    } catch {
      return undefined
    }
  }
  const code = part('code')
  const message = part('message')
  yield {
    code: typeof code === 'number' || typeof code === 'string' ? Number(code) : undefined,
    message: typeof message === 'string' ? message : '',
  }
  for (const name of nests) yield* partsOf(part(name), depth + 1)
}

function matches(error: unknown, codes: readonly number[], pattern?: RegExp): boolean {
  for (const { code, message } of partsOf(error))
    if ((code !== undefined && codes.includes(code)) || pattern?.test(message)) return true
  return false
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
/** The user rejected, or an earlier prompt is still open: passed on unchanged. */
export const isUserAction = (error: unknown): boolean => matches(error, [USER_REJECTED, ALREADY_PENDING])
export const isTransientDisconnect = (error: unknown): boolean => matches(error, [TRY_AGAIN])
