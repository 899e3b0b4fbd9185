import { withErrorTexts } from '@latchkey/kernel'
import {
  ChainResponseError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  SignInMismatchError,
  TokenScaledError,
  TransactionInvalidError,
  WalletNotConnectedError,
} from './errors'

/**
 * Every text that this package shows to users, in English, by key: the source of translations. Failures that wallets have in
 * common have theirs in session.
 */
export const english: Readonly<Record<string, string>> = withErrorTexts({}, [
  ChainResponseError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  SignInMismatchError,
  TokenScaledError,
  TransactionInvalidError,
  WalletNotConnectedError,
])
