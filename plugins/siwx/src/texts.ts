import { withErrorTexts } from '@latchkey/kernel'
import {
  MalformedMessageError,
  MalformedReplyError,
  NoSignInAccountError,
  NotConfirmedError,
  OpaqueOriginError,
  SignatureDeclinedError,
  SignInDisabledError,
  SignInInitError,
  SignInRefusedError,
  SmartAccountSignInError,
  WrongClockError,
} from './errors'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
export const texts = {
  'siwx.title': 'Sign in',
  'siwx.ask': 'Sign in to {domain}',
  'siwx.ask-hint':
    'Your wallet asks you to sign a message. It proves that this account is yours and costs nothing.',
  'siwx.required-hint': 'If you don’t sign in, your wallet is disconnected.',
  'siwx.account': 'Account',
  'siwx.network': 'Network',
  'siwx.sign': 'Sign in',
  'siwx.cancel': 'Cancel',
  'siwx.cancel-required': 'Cancel and disconnect',
  'siwx.checking': 'Checking if you’re signed in…',
  'siwx.signing': 'Sign with your wallet',
  'siwx.signing-hint': 'Read the message in your wallet. It must name {domain}.',
  'siwx.silent-hint': 'Open your wallet and look for a message from {domain}.',
  'siwx.confirming': 'Waiting for the owners',
  'siwx.confirming-hint':
    'The owners of this account haven’t confirmed yet. You’ll be signed in once they have.',
  'siwx.unconfirmed': '{reason}. You’re not signed in.',
  'siwx.failed': 'Not signed in',
  'siwx.failed-hint': 'Something went wrong. Try again.',
  'siwx.done': 'Signed in',
  'siwx.done-hint': 'You’re signed in to {domain}.',
} as const satisfies Readonly<Record<string, string>>

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [
  MalformedMessageError,
  MalformedReplyError,
  SignatureDeclinedError,
  SmartAccountSignInError,
  SignInRefusedError,
  NotConfirmedError,
  WrongClockError,
  OpaqueOriginError,
  SignInDisabledError,
  NoSignInAccountError,
  SignInInitError,
])
