import { withErrorTexts } from '@latchkey/kernel'
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

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts({}, [
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
