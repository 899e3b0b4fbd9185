import { errorTexts } from '@latchkey/kernel'
import {
  CodePauseError,
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
export const english: Readonly<Record<string, string>> = errorTexts([
  FrameUnavailableError,
  PageNotAllowedError,
  FrameStorageError,
  FrameTimeoutError,
  FrameRefusedError,
  EmailInvalidError,
  ProjectIdMissingError,
  RequestNotAllowedError,
  RequestOutcomeUnknownError,
  CodePauseError,
])
