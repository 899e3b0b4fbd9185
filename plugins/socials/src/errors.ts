import { LatchkeyError } from '@latchkey/kernel'

/** The popup posted a result from another origin than the frame's. The result was ignored. */
export class UntrustedOriginError extends LatchkeyError {
  readonly code = 'UNTRUSTED_ORIGIN'
  override readonly recovery: string | undefined =
    'Something else answered in the window. Close it, then try again.'
  constructor(origin: string) {
    super('Untrusted Origin', { details: { origin } })
  }
}

/** The provider sent no result within ten minutes. */
export class SocialLoginTimeoutError extends LatchkeyError {
  readonly code = 'SOCIAL_LOGIN_TIMEOUT'
  override readonly recovery: string | undefined = 'Please try again.'
  constructor() {
    super('Social login timed out')
  }
}

/** The provider refused the login (`details.reason`). */
export class SocialLoginRefusedError extends LatchkeyError {
  readonly code = 'SOCIAL_LOGIN_REFUSED'
  override readonly recovery: string | undefined = 'Try again, or use another account.'
  /** @param reason the value of `error=` */
  constructor(reason: string) {
    super('The provider refused the login', { details: { reason: reason.slice(0, 200) } })
  }
}

/** The URL of the provider's page has no `state`, so the login could not return to this page. */
export class SocialLoginUrlError extends LatchkeyError {
  readonly code = 'SOCIAL_LOGIN_URL_INVALID'
  override readonly recovery: string | undefined = 'Use another account.'
  constructor() {
    super('This login does not work in this app')
  }
}
