import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy/copy'
import * as errors from './errors'

const receipt = {
  type: 'wallet',
  networkId: 'eip155:1',
  to: '',
  asset: '',
  amount: '',
  hash: '',
  from: '',
} as const

/** Every text of this package in English, by key: what a translation starts from. Errors are keyed by code. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([
    new errors.PaymentConfigError(''),
    new errors.PaymentRecipientError(),
    new errors.PaymentAssetError(''),
    new errors.PaymentAmountError(),
    new errors.PaymentRecipientForAssetError(),
    new errors.PaymentNamespaceError(''),
    new errors.PaymentInProgressError(),
    new errors.PaymentTargetChangedError(),
    new errors.PaymentFailedError('timed-out'),
    new errors.PaymentUnderpaidError(receipt),
    new errors.PaymentNotArrivedError(receipt),
    new errors.PaymentUnprovableError(),
    new errors.PaymentUnknownError(undefined),
    new errors.PaymentUnsettledError(),
    new errors.PaymentNotStartedError(),
    new errors.ExchangesUnavailableError(undefined),
    new errors.ExchangeAssetError(),
    new errors.PayUrlError(),
    new errors.BuyStatusError(undefined),
  ]),
}
