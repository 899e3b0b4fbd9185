import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy/copy'
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

/** Every text of this package in English, by key. A translation needs the same keys. Errors are keyed by code. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([
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
  ]),
}
