import { LatchkeyError } from '@latchkey/kernel'

/** The host's request is invalid. No wallet was asked. */
export class SmartSessionRequestError extends LatchkeyError {
  readonly code = 'SMART_SESSION_REQUEST_INVALID'
  constructor(issues: readonly string[]) {
    super(issues.join('; ') || 'Invalid request structure', { details: { issues } })
  }
}

/** The wallet or this account cannot grant permissions (4200). Nothing was granted. */
export class SmartSessionsUnsupportedError extends LatchkeyError {
  readonly code = 'SMART_SESSIONS_UNSUPPORTED'
  /** EIP-1193. */
  readonly rpcCode = 4200
  override readonly recovery = 'Use a smart account, or another wallet.'
  constructor(cause?: unknown) {
    super('This wallet can’t do that', { cause })
  }
}

/** Account or network have changed since the request. */
export class SmartSessionTargetChangedError extends LatchkeyError {
  readonly code = 'SMART_SESSION_TARGET_CHANGED'
  override readonly recovery = 'Nothing was granted or revoked. Go back and try again.'
  constructor() {
    super('Your account or network changed')
  }
}

/** The wallet's response is malformed or does not match the request. */
export class SmartSessionReplyError extends LatchkeyError {
  readonly code = 'SMART_SESSION_REPLY'
  override readonly recovery = 'Look in your wallet at what was granted.'
  constructor(reason: string, cause?: unknown) {
    super('Invalid grantPermissions response', { cause, details: { reason } })
  }
}

/** The service could not begin, record or end a session; `step` is the failed one. */
export class SmartSessionServiceError extends LatchkeyError {
  readonly code: 'SMART_SESSION_NOT_BEGUN' | 'SMART_SESSION_NOT_RECORDED' | 'SMART_SESSION_NOT_REVOKED'
  override readonly recovery: string
  constructor(step: 'begin' | 'record' | 'revoke', cause?: unknown) {
    super(sentences[step], { cause })
    this.code = codes[step]
    this.recovery =
      step === 'revoke' ? 'It may still be active. Try again.' : 'Check your connection and try again.'
  }
}

const codes = {
  begin: 'SMART_SESSION_NOT_BEGUN',
  record: 'SMART_SESSION_NOT_RECORDED',
  revoke: 'SMART_SESSION_NOT_REVOKED',
} as const
const sentences = {
  begin: 'The service could not begin this. Your wallet was not asked',
  record: 'Your wallet granted this, but it is not in your list yet',
  revoke: 'Error revoking smart session',
} as const

/** The wallet has signed, and the service has not said whether the session has ended. */
export class SmartSessionUnconfirmedError extends LatchkeyError {
  readonly code = 'SMART_SESSION_UNCONFIRMED'
  override readonly recovery = 'Look at your list before you sign again.'
  constructor(cause?: unknown) {
    super('The session may have ended', { cause })
  }
}

/** The list could not be read. */
export class SmartSessionListError extends LatchkeyError {
  readonly code = 'SMART_SESSION_LIST'
  override readonly recovery = 'Check your connection and try again.'
  constructor(cause?: unknown) {
    super('Error fetching smart sessions', { cause })
  }
}

/** The account has no such session on its network, or it has ended. */
export class SmartSessionUnknownError extends LatchkeyError {
  readonly code = 'SMART_SESSION_UNKNOWN'
  constructor(id: string) {
    super('There is no such session to revoke', { details: { id } })
  }
}
