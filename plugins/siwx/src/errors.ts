import { defineError } from '@latchkey/kernel'

/** The text or the fields of a message do not follow EIP-4361 (EVM) or CAIP-122 (Solana). */
export class MalformedMessageError extends defineError(
  'SIWX_MALFORMED_MESSAGE',
  'The sign-in message isn’t valid',
  'Try again. If that doesn’t help, contact this site’s support.',
) {
  constructor(
    /** Name of the first invalid field, or `text` when the structure of the text is invalid. */
    readonly field: string,
  ) {
    super({ details: { field } })
  }
}

/** What the host's own code has returned to the plugin cannot be read. */
export class MalformedReplyError extends defineError(
  'SIWX_MALFORMED_REPLY',
  'The site sent an unreadable reply',
  'Contact this site’s support.',
) {
  constructor(
    /** The method of the host: `nonce`, `add`, `current` of the backend, or `createMessage`. */
    readonly method: string,
  ) {
    super({ details: { method } })
  }
}

/** The user declined the signature request in the wallet. */
export class SignatureDeclinedError extends defineError(
  'SIWX_DECLINED',
  'Signature declined',
  'You’re not signed in. Try again when you’re ready.',
) {}

/** The signature of a smart account could not be verified: `SIGNATURE_INVALID` or `NETWORK_UNSUPPORTED`. */
export class SmartAccountSignInError extends defineError(
  'SIWX_SMART_ACCOUNT',
  'This application might not support Smart Accounts',
  'Use another account of your wallet, or another wallet.',
) {}

/** The backend did not accept the signed message. */
export class SignInRefusedError extends defineError(
  'SIWX_REFUSED',
  'The site didn’t accept your signature',
  'Try again. If that doesn’t help, contact this site’s support.',
) {
  constructor(
    /** The code of the refusal, such as `NONCE_EXPIRED`. */
    readonly reason: string,
  ) {
    super({ details: { reason } })
  }
}

/** The owners of the account, a contract, have not confirmed the message on chain while it was valid. */
export class NotConfirmedError extends defineError(
  'SIWX_NOT_CONFIRMED',
  'The owners didn’t confirm in time',
  'Sign in again when the owners of this account are ready to confirm.',
) {}

/**
 * The user's clock is off from the server's by more than the message lasts. Ahead, the session would end as it begins; behind, it
 * would be shown long after its end.
 */
export class WrongClockError extends defineError(
  'SIWX_WRONG_CLOCK',
  'This device’s clock is wrong',
  'Set its date and time, then try again.',
) {
  constructor(
    /** The server's time, RFC 3339. */
    readonly serverTime: string,
    /** How far the user's clock is ahead, in milliseconds. Less than zero: behind. */
    readonly aheadMs: number,
  ) {
    super({ details: { serverTime, aheadMs } })
  }
}

/** The page has an opaque origin, as a sandboxed frame or a file has, so that no message can name it. */
export class OpaqueOriginError extends defineError(
  'SIWX_OPAQUE_ORIGIN',
  'You can’t sign in on this page',
  'Open the site in a tab of its own, then sign in.',
) {}

/** Signing in is switched off: `siweConfig` has `enabled: false`. */
export class SignInDisabledError extends defineError(
  'SIWX_DISABLED',
  'SIWX is not enabled',
  'Contact this site’s support.',
) {}

/** No connected account can sign in. */
export class NoSignInAccountError extends defineError(
  'SIWX_NO_ACCOUNT',
  'No ActiveCaipAddress found',
  'Connect a wallet, then try again.',
) {}

/** The session of the account could not be looked up. The wallet is disconnected then. */
export class SignInInitError extends defineError(
  'SIWX_INIT_FAILED',
  'A problem occurred while trying initialize authentication',
  'Connect your wallet again.',
) {}
