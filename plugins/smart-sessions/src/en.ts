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
    new SmartSessionRequestError([]),
    new SmartSessionsUnsupportedError(),
    new SmartSessionTargetChangedError(),
    new SmartSessionReplyError(''),
    new SmartSessionServiceError('begin'),
    new SmartSessionServiceError('record'),
    new SmartSessionServiceError('revoke'),
    new SmartSessionUnconfirmedError(),
    new SmartSessionListError(),
    new SmartSessionUnknownError(''),
  ]),
}
