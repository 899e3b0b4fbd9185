import { errorTexts } from '@latchkey/kernel'
import { ChainAnswerError, ChainRpcError, ChainUnreachableError, WalletNotConnectedError } from './errors'

/** The sentences of errors that are not in the table of `@latchkey/session`, by code, in English. */
export const english: Readonly<Record<string, string>> = errorTexts([
  new WalletNotConnectedError(undefined),
  new ChainRpcError(0, '', undefined),
  new ChainUnreachableError('', undefined),
  new ChainAnswerError(''),
])
