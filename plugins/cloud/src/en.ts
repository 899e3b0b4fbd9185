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
    new ProjectIdMissingError(),
    new DirectoryUnreachableError(undefined),
    new DirectoryResponseError(''),
    new DirectoryEntriesError([]),
    new RateLimitedError(undefined),
    new ServerFailedError(undefined),
    new OriginNotAllowedError(''),
    new ServiceNetworkError(''),
    new ServicePathError(''),
    new ServiceUnreachableError(undefined),
    new ServiceResponseError(''),
  ]),
}
