import { type AccountOptions, account } from '@latchkey/account'
import type { AccountContract } from '@latchkey/account/contract'
import { type ConnectOptions, connect } from '@latchkey/connect'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { Plugin } from '@latchkey/kernel'
import { type ModalOptions, modal } from '@latchkey/modal'
import type { ModalContract } from '@latchkey/modal/contract'
import { type PortfolioOptions, portfolio } from '@latchkey/portfolio'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import { type SessionOptions, session } from '@latchkey/session'
import type { SessionContract } from '@latchkey/session/contract'
import { transactions } from '@latchkey/transactions'
import type { TransactionsContract, TransactionsOptions } from '@latchkey/transactions/contract'
import { checkOptions } from 'latchkey/internal/check-options'

/** The options of each plugin, by the plugin's name. */
export interface EssentialsOptions {
  readonly session?: SessionOptions
  /** With `false` neither balances nor names are read, so no address is sent to a node or service. */
  readonly portfolio?: PortfolioOptions | false
  readonly modal?: ModalOptions
  readonly connect?: ConnectOptions
  readonly account?: AccountOptions
  readonly transactions?: TransactionsOptions
}

export type EssentialPlugins = readonly [
  Plugin<SessionContract, never>,
  Plugin<PortfolioContract, 'session'>,
  Plugin<ModalContract, never>,
  Plugin<ConnectContract, 'session'>,
  Plugin<AccountContract, 'session'>,
  Plugin<TransactionsContract, 'session'>,
]

/**
 * Returns the plugins that a page needs to connect a wallet and to follow what it sends: session, portfolio, modal, connect,
 * account and transactions. Spread them into `plugins` together with an adapter such as `evm()`. Needs no project id.
 * @throws `ConfigurationError` for an unknown key, in the development build
 * @example
 * createLatchkey({ plugins: [...essentials({ modal: { themeMode: 'dark' } }), evm({ networks: [mainnet] })] })
 */
export function essentials(options: EssentialsOptions = {}): EssentialPlugins {
  checkOptions(options)
  return [
    session(options.session),
    portfolio(options.portfolio === false ? { balances: false, names: false } : options.portfolio),
    modal(options.modal),
    connect(options.connect),
    account(options.account),
    transactions(options.transactions),
  ]
}
