import { defineError, LatchkeyError } from '@latchkey/kernel'

/** The host's request is invalid. No wallet was asked. */
export class SmartSessionRequestError extends defineError(
  'SMART_SESSION_REQUEST_INVALID',
  'Invalid request structure',
) {
  constructor(issues: readonly string[]) {
    const message = issues.join('; ')
    super({ ...(message && { message }), details: { issues } })
  }
}

/** The wallet or this account cannot grant permissions (4200). Nothing was granted. */
export class SmartSessionsUnsupportedError extends defineError(
  'SMART_SESSIONS_UNSUPPORTED',
  'This wallet can’t do that',
  'Use a smart account, or another wallet.',
) {
  override readonly nothingSent = true
  /** EIP-1193. */
  readonly rpcCode = 4200
}

/** Account or network have changed since the request. */
export class SmartSessionTargetChangedError extends defineError(
  'SMART_SESSION_TARGET_CHANGED',
  'Your account or network changed',
  'Nothing was granted or revoked. Go back and try again.',
) {}

/** The wallet's response is malformed or does not match the request. */
export class SmartSessionReplyError extends defineError(
  'SMART_SESSION_REPLY',
  'Your wallet sent an unreadable reply',
  'Check your wallet for what it allowed.',
) {
  constructor(reason: string, cause?: unknown) {
    super({ cause, details: { reason } })
  }
}

const begin = {
  code: 'SMART_SESSION_NOT_BEGUN',
  text: 'The service couldn’t start this. Your wallet wasn’t asked',
  recovery: 'Check your connection, then try again.',
} as const
const record = {
  code: 'SMART_SESSION_NOT_RECORDED',
  text: 'Your wallet allowed this, but it isn’t in your list yet',
  recovery: 'Check your connection, then try again.',
} as const
const revoke = {
  code: 'SMART_SESSION_NOT_REVOKED',
  text: 'Couldn’t revoke the session',
  recovery: 'It may still be active. Try again.',
} as const
const steps = { begin, record, revoke }

/** The service could not begin, record or end a session; `step` is the failed one. */
export class SmartSessionServiceError extends LatchkeyError {
  static readonly texts = [begin, record, revoke] as const
  readonly code: 'SMART_SESSION_NOT_BEGUN' | 'SMART_SESSION_NOT_RECORDED' | 'SMART_SESSION_NOT_REVOKED'
  constructor(step: 'begin' | 'record' | 'revoke', cause?: unknown) {
    const { code, text, recovery } = steps[step]
    super(text, { cause, recovery })
    this.code = code
  }
}

/** The wallet has signed, and the service has not said whether the session has ended. */
export class SmartSessionUnconfirmedError extends defineError(
  'SMART_SESSION_UNCONFIRMED',
  'The session may have ended',
  'Check your list before you sign again.',
) {}

/** The list could not be read. */
export class SmartSessionListError extends defineError(
  'SMART_SESSION_LIST',
  'Couldn’t load your sessions',
  'Check your connection, then try again.',
) {}

/** The account has no such session on its network, or it has ended. */
export class SmartSessionUnknownError extends defineError(
  'SMART_SESSION_UNKNOWN',
  'This session isn’t in your list',
) {
  constructor(id: string) {
    super({ details: { id } })
  }
}
