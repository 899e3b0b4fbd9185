import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy/copy'
import {
  InvalidChainIdError,
  NameRegistrationError,
  NameResolveError,
  NameSignatureExpiredError,
  NameSuggestionsError,
  NamesOfAddressError,
  NamesUnsupportedError,
  NameTargetChangedError,
  NameUnconfirmedError,
} from './errors'

/** Every text of this package in English, by key: what a translation starts from. Errors are keyed by code. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([
    NameResolveError,
    NameSuggestionsError,
    NamesOfAddressError,
    NameRegistrationError,
    NameSignatureExpiredError,
    InvalidChainIdError,
    NamesUnsupportedError,
    NameTargetChangedError,
    NameUnconfirmedError,
  ]),
}
