import { withErrorTexts } from '@latchkey/kernel'
import {
  NoSharedNetworkError,
  PairingExpiredError,
  ProjectIdMissingError,
  RelayLibraryMissingError,
  RelayUnreachableError,
  RequestUndeliveredError,
} from './errors'

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts({}, [
  RelayUnreachableError,
  PairingExpiredError,
  RequestUndeliveredError,
  ProjectIdMissingError,
  RelayLibraryMissingError,
  NoSharedNetworkError,
])
