import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy/copy'
import * as errors from './errors'

/** Every text of this package in English, by key: what a translation starts from. Errors are keyed by code. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([
    errors.PaymentConfigError,
    errors.PaymentRecipientError,
    errors.PaymentAssetError,
    errors.PaymentAmountError,
    errors.PaymentRecipientForAssetError,
    errors.PaymentNamespaceError,
    errors.PaymentInProgressError,
    errors.PaymentTargetChangedError,
    errors.PaymentFailedError,
    errors.PaymentUnderpaidError,
    errors.PaymentNotArrivedError,
    errors.PaymentUnprovableError,
    errors.PaymentUnknownError,
    errors.PaymentUnsettledError,
    errors.PaymentNotStartedError,
    errors.ExchangesUnavailableError,
    errors.ExchangeAssetError,
    errors.PayUrlError,
    errors.BuyStatusError,
  ]),
}
