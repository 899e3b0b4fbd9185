import { defineError } from '@latchkey/kernel'

/** The popup posted a result from another origin than the frame's. The result was ignored. */
export class UntrustedOriginError extends defineError(
  'UNTRUSTED_ORIGIN',
  'That wasn’t the provider',
  'Something else answered in the window. Close it, then try again.',
) {
  constructor(origin: string) {
    super({ details: { origin } })
  }
}

/** The provider sent no result within ten minutes. */
export class SocialLoginTimeoutError extends defineError(
  'SOCIAL_LOGIN_TIMEOUT',
  'The login took too long',
  'Try again.',
) {}

/** The provider refused the login (`details.reason`). */
export class SocialLoginRefusedError extends defineError(
  'SOCIAL_LOGIN_REFUSED',
  'The provider refused the login',
  'Try again, or use another account.',
) {
  /** @param reason the value of `error=` */
  constructor(reason: string) {
    super({ details: { reason: reason.slice(0, 200) } })
  }
}

/** The URL of the provider's page has no `state`, so the login could not return to this page. */
export class SocialLoginUrlError extends defineError(
  'SOCIAL_LOGIN_URL_INVALID',
  'This login doesn’t work in this app',
  'Use another account.',
) {}
