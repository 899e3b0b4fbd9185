import { LatchkeyError } from '@latchkey/kernel'

/** The text or the fields of a message do not follow EIP-4361 (EVM) or CAIP-122 (Solana). */
export class MalformedMessageError extends LatchkeyError {
  readonly code = 'SIWX_MALFORMED_MESSAGE'
  override readonly recovery = 'Try to sign in again. If that does not help, contact the site.'
  constructor(
    /** Name of the first invalid field, or `text` when the structure of the text is invalid. */
    readonly field: string,
  ) {
    super('The sign-in message is not valid', { details: { field } })
  }
}

/** What the host's own code has returned to the plugin cannot be read. */
export class MalformedReplyError extends LatchkeyError {
  readonly code = 'SIWX_MALFORMED_REPLY'
  override readonly recovery = 'Contact the site.'
  constructor(
    /** The method of the host: `nonce`, `add`, `current` of the backend, or `createMessage`. */
    readonly method: string,
  ) {
    super('The site gave an answer that cannot be read', { details: { method } })
  }
}

/** The user declined the signature request in the wallet. */
export class SignatureDeclinedError extends LatchkeyError {
  readonly code = 'SIWX_DECLINED'
  override readonly recovery = 'You are not signed in. You can try again.'
  constructor(cause?: unknown) {
    super('Signature declined', { cause })
  }
}

/** The signature of a smart account could not be verified: `SIGNATURE_INVALID` or `NETWORK_UNSUPPORTED`. */
export class SmartAccountSignInError extends LatchkeyError {
  readonly code = 'SIWX_SMART_ACCOUNT'
  override readonly recovery = 'Use another account of your wallet, or another wallet.'
  constructor(cause?: unknown) {
    super('This application might not support Smart Accounts', { cause })
  }
}

/** The backend did not accept the signed message. */
export class SignInRefusedError extends LatchkeyError {
  readonly code = 'SIWX_REFUSED'
  override readonly recovery = 'Try to sign in again. If that does not help, contact the site.'
  constructor(
    /** The code of the refusal, such as `NONCE_EXPIRED`. */
    readonly reason: string,
  ) {
    super('The site did not accept your signature', { details: { reason } })
  }
}

/** The owners of the account, a contract, have not confirmed the message on chain while it was valid. */
export class NotConfirmedError extends LatchkeyError {
  readonly code = 'SIWX_NOT_CONFIRMED'
  override readonly recovery = 'Sign in again when the owners of this account are ready to confirm.'
  constructor(cause: unknown) {
    super('The owners did not confirm in time', { cause })
  }
}

/**
 * The user's clock is off from the server's by more than the message lasts. Ahead, the session would end as it begins; behind, it
 * would be shown long after its end.
 */
export class WrongClockError extends LatchkeyError {
  readonly code = 'SIWX_WRONG_CLOCK'
  override readonly recovery = 'Set date and time of this device, then try again.'
  constructor(
    /** The server's time, RFC 3339. */
    readonly serverTime: string,
    /** How far the user's clock is ahead, in milliseconds. Less than zero: behind. */
    readonly aheadMs: number,
  ) {
    super('The clock of this device is wrong', { details: { serverTime, aheadMs } })
  }
}

/** The page has an opaque origin, as a sandboxed frame or a file has, so that no message can name it. */
export class OpaqueOriginError extends LatchkeyError {
  readonly code = 'SIWX_OPAQUE_ORIGIN'
  override readonly recovery = 'Open the site in a tab of its own, then sign in.'
  constructor() {
    super('Nobody can sign in on this page')
  }
}

/** Signing in is switched off: `siweConfig` has `enabled: false`. */
export class SignInDisabledError extends LatchkeyError {
  readonly code = 'SIWX_DISABLED'
  override readonly recovery = 'Contact the site.'
  constructor() {
    super('SIWX is not enabled')
  }
}

/** No connected account can sign in. */
export class NoSignInAccountError extends LatchkeyError {
  readonly code = 'SIWX_NO_ACCOUNT'
  override readonly recovery = 'Connect a wallet and try again.'
  constructor() {
    super('No ActiveCaipAddress found')
  }
}

/** The session of the account could not be looked up. The wallet is disconnected then. */
export class SignInInitError extends LatchkeyError {
  readonly code = 'SIWX_INIT_FAILED'
  override readonly recovery = 'Connect your wallet again.'
  constructor(cause: unknown) {
    super('A problem occurred while trying initialize authentication', { cause })
  }
}
