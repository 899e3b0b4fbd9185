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
    new NameResolveError('', undefined),
    new NameSuggestionsError('', undefined),
    new NamesOfAddressError(undefined),
    new NameRegistrationError('', undefined),
    new NameSignatureExpiredError(),
    new InvalidChainIdError(0),
    new NamesUnsupportedError(''),
    new NameTargetChangedError(),
    new NameUnconfirmedError('', undefined),
  ]),
}
