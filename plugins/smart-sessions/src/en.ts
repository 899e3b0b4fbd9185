import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy/copy'
import {
  SmartSessionListError,
  SmartSessionReplyError,
  SmartSessionRequestError,
  SmartSessionServiceError,
  SmartSessionsUnsupportedError,
  SmartSessionTargetChangedError,
  SmartSessionUnconfirmedError,
  SmartSessionUnknownError,
} from './errors'

/** Every text of this package in English, by key: what a translation starts from. Errors are keyed by code. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([
    SmartSessionRequestError,
    SmartSessionsUnsupportedError,
    SmartSessionTargetChangedError,
    SmartSessionReplyError,
    ...Object.values(SmartSessionServiceError.steps).map((texts) => ({ texts })),
    SmartSessionUnconfirmedError,
    SmartSessionListError,
    SmartSessionUnknownError,
  ]),
}
