import { LatchkeyError } from '@latchkey/kernel'

/** The text or the fields do not follow EIP-4361 (EVM) or CAIP-122 (Solana). */
export class MalformedMessageError extends LatchkeyError {
  readonly code = 'SIWX_MALFORMED_MESSAGE'
  override readonly recovery = 'Try to sign in again. If that does not help, contact the site.'
  constructor(
    /** The first field that does not; `text` when the lines themselves do not. */
    readonly field: string,
  ) {
    super('The sign-in message is not valid', { details: { field } })
  }
}

/** The user did not sign. */
export class SignatureDeclinedError extends LatchkeyError {
  readonly code = 'SIWX_DECLINED'
  override readonly recovery = 'You are not signed in. You can try again.'
  constructor(cause?: unknown) {
    super('Signature declined', { cause })
  }
}

/** What a smart account signed was not accepted, or it could not sign. */
export class SmartAccountSignInError extends LatchkeyError {
  readonly code = 'SIWX_SMART_ACCOUNT'
  override readonly recovery = 'Use another account of your wallet, or another wallet.'
  constructor(cause?: unknown) {
    super('This application might not support Smart Accounts', { cause })
  }
}

/** The site or this page did not accept what was signed. */
export class SignInRefusedError extends LatchkeyError {
  readonly code = 'SIWX_REFUSED'
  override readonly recovery = 'Try to sign in again. If that does not help, contact the site.'
  constructor(
    /** The code of the server's refusal, such as `NONCE_EXPIRED`. */
    readonly reason: string,
  ) {
    super('The site did not accept your signature', { details: { reason } })
  }
}

/** `siweConfig` has `enabled: false`. */
export class SignInDisabledError extends LatchkeyError {
  readonly code = 'SIWX_DISABLED'
  override readonly recovery = 'Contact the site.'
  constructor() {
    super('SIWX is not enabled')
  }
}

/** No account is connected that could sign. */
export class NoSignInAccountError extends LatchkeyError {
  readonly code = 'SIWX_NO_ACCOUNT'
  override readonly recovery = 'Connect a wallet and try again.'
  constructor() {
    super('No ActiveCaipAddress found')
  }
}

/** The session of the account could not be looked up. The wallet is disconnected. */
export class SignInInitError extends LatchkeyError {
  readonly code = 'SIWX_INIT_FAILED'
  override readonly recovery = 'Connect your wallet again.'
  constructor(cause: unknown) {
    super('A problem occurred while trying initialize authentication', { cause })
  }
}
