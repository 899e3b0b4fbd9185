import { withErrorTexts } from '@latchkey/kernel'
import {
  DirectoryEntriesError,
  DirectoryResponseError,
  DirectoryUnreachableError,
  OriginNotAllowedError,
  ProjectIdMissingError,
  RateLimitedError,
  ServerFailedError,
  ServiceNetworkError,
  ServicePathError,
  ServiceResponseError,
  ServiceUnreachableError,
} from './errors'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
const texts = {
  'cloud.project-id-missing': 'Project ID not configured',
  'cloud.invalid-app-configuration': 'Invalid app configuration',
} as const satisfies Readonly<Record<string, string>>

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [
  ProjectIdMissingError,
  DirectoryUnreachableError,
  DirectoryResponseError,
  DirectoryEntriesError,
  RateLimitedError,
  ServerFailedError,
  OriginNotAllowedError,
  ServiceNetworkError,
  ServicePathError,
  ServiceUnreachableError,
  ServiceResponseError,
])
