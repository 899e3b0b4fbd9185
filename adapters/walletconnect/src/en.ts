import { errorTexts } from '@latchkey/kernel'
import {
  NoSharedNetworkError,
  PairingExpiredError,
  ProjectIdMissingError,
  RelayLibraryMissingError,
  RelayUnreachableError,
  RequestUndeliveredError,
} from './errors'

/** The sentences of errors that are not in the table of `@latchkey/session`, by code, in English. */
export const english: Readonly<Record<string, string>> = errorTexts([
  RelayUnreachableError,
  PairingExpiredError,
  RequestUndeliveredError,
  ProjectIdMissingError,
  RelayLibraryMissingError,
  NoSharedNetworkError,
])
