import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy/copy'
import {
  SwapApprovalMismatchError,
  SwapGasPriceError,
  SwapLiquidityError,
  SwapMismatchError,
  SwapRevertsError,
  SwapUnsupportedError,
} from './errors'

/** Every text of this package in English, by key: what a translation starts from. Errors are keyed by code. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([
    new SwapUnsupportedError('eip155:5'),
    new SwapGasPriceError('eip155:5'),
    new SwapLiquidityError(),
    new SwapApprovalMismatchError('amount'),
    new SwapMismatchError('spent'),
    new SwapRevertsError(),
  ]),
}
