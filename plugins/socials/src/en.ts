import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy/copy'
import {
  SocialLoginRefusedError,
  SocialLoginTimeoutError,
  SocialLoginUrlError,
  UntrustedOriginError,
} from './errors'

/** Every text of this package in English, by key: what a translation starts from. Errors are keyed by code. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([
    UntrustedOriginError,
    SocialLoginTimeoutError,
    SocialLoginRefusedError,
    SocialLoginUrlError,
  ]),
}
