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
    new MalformedMessageError(''),
    new MalformedReplyError(''),
    new SignatureDeclinedError(),
    new SmartAccountSignInError(),
    new SignInRefusedError(''),
    new NotConfirmedError(undefined),
    new WrongClockError('', 0),
    new OpaqueOriginError(),
    new SignInDisabledError(),
    new NoSignInAccountError(),
    new SignInInitError(undefined),
  ]),
}
