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

interface Said {
  readonly code: number | undefined
  readonly message: string
}

/** Everything an error says, its nested errors included. */
function* saidBy(error: unknown, depth = 0): Generator<Said> {
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
  for (const name of nests) yield* saidBy(part(name), depth + 1)
}

function says(error: unknown, codes: readonly number[], words?: RegExp): boolean {
  for (const { code, message } of saidBy(error))
    if ((code !== undefined && codes.includes(code)) || words?.test(message)) return true
  return false
}

export const isUnauthorized = (error: unknown): boolean => says(error, [UNAUTHORIZED])
/** Some wallets wrap 4902 in -32603, and some only say it in words. */
export const isUnknownChain = (error: unknown): boolean => says(error, [UNKNOWN_CHAIN], /unrecognized chain/i)
export const isUnsupportedMethod = (error: unknown): boolean =>
  says(
    error,
    [UNSUPPORTED_METHOD, METHOD_NOT_FOUND, METHOD_NOT_SUPPORTED],
    /not (supported|implemented|available)|does not exist|unsupported/i,
  )
/** The visitor's doing, to be told as it is. */
export const isVisitorsDoing = (error: unknown): boolean => says(error, [USER_REJECTED, ALREADY_PENDING])
export const isPassing = (error: unknown): boolean => says(error, [TRY_AGAIN])
