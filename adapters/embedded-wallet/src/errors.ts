import { defineError } from '@latchkey/kernel'

export { WalletResponseError } from '@latchkey/adapter-kit'

/** The frame was not ready within 20 s, is blocked by a policy of the page, or went away during the call. */
export class FrameUnavailableError extends defineError(
  'FRAME_LOAD_FAILED',
  'Unable to load email login dependency',
  'Check your connection and try again, or use another wallet.',
) {
  override readonly nothingSent = true
}

/** The project does not allow this page's origin. Nothing was sent to the frame. */
export class PageNotAllowedError extends defineError(
  'FRAME_PAGE_NOT_ALLOWED',
  'This site isn’t set up for this login',
  'Use another wallet, or contact this site’s support.',
  'configuration',
) {}

/** The browser denies the frame its storage: it blocks that of other sites, or all in a private window. */
export class FrameStorageError extends defineError(
  'FRAME_STORAGE_DENIED',
  'Your browser blocks this wallet’s storage',
  'Allow third-party cookies for this site and try again, or use another browser or wallet.',
) {
  override readonly nothingSent = true
}

/** The frame did not reply within 30 s (3 s for a sign-out), or nobody decided on a request within 10 minutes. */
export class FrameTimeoutError extends defineError(
  'FRAME_REQUEST_TIMEOUT',
  'Your wallet didn’t answer in time',
  'Check your connection, then try again.',
) {
  /** @param call the message's name on the wire */
  constructor(call: string) {
    super({ details: { call } })
  }
}

const MAX_REASON_CHARACTERS = 300

/** The payload of an error reply. */
export interface FrameErrorReply {
  readonly message?: string | undefined
  /** Code of EIP-1193. */
  readonly code?: number | undefined
  readonly data?: unknown
}

/** The frame replied with an error. The message is its own text, at most 300 characters. */
export class FrameRefusedError extends defineError('FRAME_REFUSED', 'An error occurred', 'Try again.') {
  /** The reply, for code that passes it on as a wallet's own error. */
  readonly reply: FrameErrorReply
  /** @param call the message's name on the wire */
  constructor(call: string, reply: FrameErrorReply = {}) {
    const message = reply.message?.slice(0, MAX_REASON_CHARACTERS)
    super({ ...(message && { message }), details: { call } })
    this.reply = reply
  }
}

/**
 * The frame's error reply to a request, as an EIP-1193 error. The session plugin maps its number to a code and a
 * sentence.
 */
export class FrameRpcError extends Error {
  override readonly name = 'FrameRpcError'
  readonly code: number | undefined
  readonly data: unknown
  constructor({ message = 'An error occurred', code, data }: FrameErrorReply, cause: unknown) {
    super(message, { cause })
    this.code = code
    this.data = data
  }
}

/** The wallet does not allow this method. The request was not sent. 4200 of EIP-1193. */
export class RequestNotAllowedError extends defineError(
  'REQUEST_NOT_ALLOWED',
  'Requested RPC call is not allowed',
) {
  override readonly nothingSent = true
  readonly rpcCode = 4200
  constructor(method: string) {
    super({ details: { method } })
  }
}

/**
 * The frame went away or stopped after it had received a request that sends something, or did not confirm that it aborted
 * it. The transaction may have been sent.
 */
export class RequestOutcomeUnknownError extends defineError(
  'REQUEST_OUTCOME_UNKNOWN',
  'Your wallet didn’t say whether this was sent',
  'Check your account before you try again: it may have gone through.',
) {
  constructor(method: string, cause: unknown) {
    super({ cause, details: { method } })
  }
}

/** The text is no email address. Nothing was sent. */
export class EmailInvalidError extends defineError('EMAIL_INVALID', 'Invalid email', 'Try again.') {}

/** A code was sent less than 30 s ago. Nothing was sent. `details.seconds` are left, rounded up. */
export class CodePauseError extends defineError('CODE_PAUSE', 'Try again in a few seconds') {
  constructor(seconds: number) {
    super({ message: `Please try again after ${seconds} seconds`, details: { seconds } })
  }
}

/** The page has no project id, which the frame's service requires. */
export class ProjectIdMissingError extends defineError(
  'FRAME_PROJECT_ID_MISSING',
  'This site isn’t set up for logging in by email',
  'Use another wallet.',
  'configuration',
) {
  constructor() {
    super({
      details: { help: 'Give embeddedWallet() or cloud() a projectId.' },
    })
  }
}
