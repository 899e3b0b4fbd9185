import { errorTexts } from '@latchkey/kernel'
import {
  EmailInvalidError,
  FrameRefusedError,
  FrameStorageError,
  FrameTimeoutError,
  FrameUnavailableError,
  PageNotAllowedError,
  ProjectIdMissingError,
  RequestNotAllowedError,
  RequestOutcomeUnknownError,
} from './errors'

/** The sentences of errors by code, in English. */
export const english: Readonly<Record<string, string>> = {
  ...errorTexts([
    new FrameUnavailableError(),
    new PageNotAllowedError(),
    new FrameStorageError(),
    new FrameTimeoutError(''),
    new FrameRefusedError(''),
    new EmailInvalidError(),
    new ProjectIdMissingError(),
    new RequestNotAllowedError(''),
    new RequestOutcomeUnknownError('', undefined),
  ]),
  // The number of seconds is in the error's message only.
  'error.CODE_PAUSE': 'Please try again in a few seconds',
}
