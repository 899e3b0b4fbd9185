import { errorTexts } from '@latchkey/kernel'
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

/** Every text of this package in English, by key: what a translation starts from. */
export const english: Readonly<Record<string, string>> = {
  'cloud.project-id-missing': 'Project ID Not Configured',
  'cloud.invalid-app-configuration': 'Invalid App Configuration',
  ...errorTexts([
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
  ]),
}
