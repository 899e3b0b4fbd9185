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
  // The seconds of an error are in its message alone.
  'error.CODE_PAUSE': 'Please try again in a few seconds',
}
