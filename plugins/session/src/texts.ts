import { withErrorTexts } from '@latchkey/kernel'
import { InvalidCaipError } from './caip'
import {
  AccountNotFoundError,
  AccountNotGrantedError,
  ChainMismatchError,
  ConnectRefusedError,
  DisconnectChainFailedError,
  DisconnectChainsFailedError,
  DisconnectFailedError,
  DisconnectRefusedError,
  NetworkNotFoundError,
  NetworkSwitchDisabledError,
  WalletAmbiguousError,
  WalletNotFoundError,
} from './errors'
import { NOT_SWITCHED, ONE_OF_SEVERAL, OTHER_ACCOUNT } from './labels'
import { failureKinds } from './rpc/failure-kinds'
import { NotConfirmedError } from './rpc/library-failures'

const ofWallets = Object.entries(failureKinds).flatMap(([code, { message, recovery }]) => [
  [`error.${code}`, message],
  [`recovery.${code}`, recovery],
])

/**
 * Every text that this package shows to users, in English, by key: the source of translations. Messages of errors have
 * the key `error.{code}`, their recovery hints `recovery.{code}`.
 */
export const english: Readonly<Record<string, string>> = withErrorTexts(
  {
    'session.not-switched': NOT_SWITCHED,
    'session.other-account': OTHER_ACCOUNT,
    'session.one-of-several': ONE_OF_SEVERAL,
    ...Object.fromEntries(ofWallets),
  },
  [
    WalletNotFoundError,
    WalletAmbiguousError,
    NetworkNotFoundError,
    AccountNotFoundError,
    AccountNotGrantedError,
    ChainMismatchError,
    ConnectRefusedError,
    NetworkSwitchDisabledError,
    DisconnectFailedError,
    DisconnectChainFailedError,
    DisconnectChainsFailedError,
    DisconnectRefusedError,
    InvalidCaipError,
    NotConfirmedError,
  ],
)
