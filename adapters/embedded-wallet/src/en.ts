import { errorTexts } from '@latchkey/kernel'
import {
  CodePauseError,
  EmailInvalidError,
  FrameRefusedError,
  FrameTimeoutError,
  FrameUnavailableError,
  ProjectIdMissingError,
  RequestNotAllowedError,
  RequestOutcomeUnknownError,
} from './errors'

/** The sentences of errors by code, in English. */
export const english: Readonly<Record<string, string>> = errorTexts([
  new FrameUnavailableError(),
  new FrameTimeoutError(''),
  new FrameRefusedError(''),
  new EmailInvalidError(),
  new CodePauseError(30),
  new ProjectIdMissingError(),
  new RequestNotAllowedError(''),
  new RequestOutcomeUnknownError('', undefined),
])
