import type { AccountOptions, account } from '@latchkey/account'
import type { approvals } from '@latchkey/approvals'
import type { CloudOptions, cloud } from '@latchkey/cloud'
import type { ConnectOptions, connect } from '@latchkey/connect'
import type { EmailOptions, email } from '@latchkey/email'
import type { EmbeddedWalletOptions, embeddedWallet } from '@latchkey/embedded-wallet'
import type { EvmNetwork, EvmOptions, evm } from '@latchkey/evm'
import type { HistoryOptions, history } from '@latchkey/history'
import type { ModalOptions, modal } from '@latchkey/modal'
import type { NamesOptions, names } from '@latchkey/names'
import type { OnrampOptions, onramp } from '@latchkey/onramp'
import type { pay } from '@latchkey/pay'
import type { PortfolioOptions, portfolio } from '@latchkey/portfolio'
import type { receive } from '@latchkey/receive'
import type { send } from '@latchkey/send'
import type { SessionOptions, session } from '@latchkey/session'
import type { SiwxOptions, siwx } from '@latchkey/siwx'
import type { smartSessions } from '@latchkey/smart-sessions'
import type { SocialsOptions, socials } from '@latchkey/socials'
import type { SolanaNetwork, SolanaOptions, solana } from '@latchkey/solana'
import type { SwapsOptions, swaps } from '@latchkey/swaps'
import type { TelemetryOptions, telemetry } from '@latchkey/telemetry'
import type { transactions } from '@latchkey/transactions'
import type { TransactionsOptions } from '@latchkey/transactions/contract'
import type { WalletConnectOptions, walletConnect } from '@latchkey/walletconnect'

/** Options that can be set at the top level or in `features`. If both are set, the values must be equal. */
export interface DisplayOptions
  extends Pick<ConnectOptions, 'legalCheckbox' | 'collapseWallets'>,
    Pick<AccountOptions, 'walletFeaturesOrder'> {}

/**
 * The features. The plugin of a feature that is off is left out, so it adds no view, no request and no
 * storage.
 */
export interface Features extends DisplayOptions {
  /** Swapping tokens. Default: true. Needs `projectId`. */
  readonly swaps?: boolean
  /** Buying tokens. Default: true. Needs providers: `plugins: { onramp: { providers } }`. */
  readonly onramp?: boolean
  /** Showing the account's address as a QR code. Default: true. */
  readonly receive?: boolean
  /** Sending tokens. Default: true. */
  readonly send?: boolean
  /** Login by email. Default: true. Needs `projectId`. */
  readonly email?: boolean
  /**
   * Login with social accounts: their names in order, or whether they are offered. Default: google, x,
   * discord, farcaster, github, apple, facebook. Needs `projectId`.
   */
  readonly socials?: NonNullable<SocialsOptions['providers']> | boolean
  /** The account's transactions. Default: true. */
  readonly history?: boolean
  /** Payments to the page. Default: false. */
  readonly pay?: boolean
  /**
   * Permissions for sites, within limits that the wallet has signed (ERC-7715). Default: false. Needs
   * `projectId`.
   */
  readonly smartSessions?: boolean
  /** Registering a name. Default: true. Needs `projectId`. */
  readonly names?: boolean
  /**
   * Error reports. Default: true, but nothing is sent until the user consents. Events of use need
   * `plugins: { telemetry: { usage: true } }` as well.
   */
  readonly analytics?: boolean
  /** Whether the list offers all wallets of the directory; false is `allWallets: 'HIDE'`. Default: true. */
  readonly allWallets?: boolean
}

/** Options that AppKit does not have, by plugin. */
export interface PluginOptions {
  readonly session?: Pick<SessionOptions, 'connectors' | 'reconnect' | 'foreignTypedData' | 'defaultNetwork'>
  readonly portfolio?: PortfolioOptions
  readonly connect?: Pick<ConnectOptions, 'connectorTypeOrder' | 'connectMethodsOrder'>
  readonly cloud?: Omit<CloudOptions, 'projectId'>
  readonly evm?: Pick<EvmOptions, 'rpcUrls' | 'transports'>
  readonly solana?: Pick<SolanaOptions, 'rpcUrls'>
  readonly walletConnect?: Omit<WalletConnectOptions, 'projectId' | 'enableWalletConnect'>
  readonly embeddedWallet?: Omit<EmbeddedWalletOptions, 'projectId'>
  readonly email?: EmailOptions
  readonly onramp?: OnrampOptions
  readonly swaps?: SwapsOptions
  readonly transactions?: TransactionsOptions
  readonly history?: HistoryOptions
  readonly names?: NamesOptions
  readonly telemetry?: TelemetryOptions
}

export interface EverythingOptions
  extends DisplayOptions,
    Pick<
      SessionOptions,
      'metadata' | 'defaultAccountTypes' | 'enableNetworkSwitch' | 'allowUnsupportedChain'
    >,
    Pick<
      ConnectOptions,
      | 'excludeWalletIds'
      | 'customWallets'
      | 'featuredWalletIds'
      | 'allWallets'
      | 'termsConditionsUrl'
      | 'privacyPolicyUrl'
    >,
    ModalOptions,
    Pick<EvmOptions, 'enableEIP6963'> {
  /** EVM networks and Solana networks in any order, at least one. */
  readonly networks: readonly (EvmNetwork | SolanaNetwork)[]
  /**
   * The project id for the services. Without it an alert is shown, and features that need a service are left
   * out.
   */
  readonly projectId?: string
  /** Whether wallets on other devices can be connected over the relay. Default: true. */
  readonly enableWalletConnect?: boolean
  /** Configures the sign-in with a wallet. Default: no sign-in. */
  readonly siwx?: Omit<SiwxOptions, 'siweConfig'>
  /**
   * Configures the sign-in by the options of `createSIWEConfig`, which other toolkits use. Alternative to
   * `siwx`.
   */
  readonly siweConfig?: NonNullable<SiwxOptions['siweConfig']>
  readonly features?: Features
  readonly plugins?: PluginOptions
}

/** Any of the plugins that `everything()` can return. */
export type EverythingPlugin = ReturnType<
  | typeof account
  | typeof approvals
  | typeof cloud
  | typeof connect
  | typeof email
  | typeof embeddedWallet
  | typeof evm
  | typeof history
  | typeof modal
  | typeof names
  | typeof onramp
  | typeof pay
  | typeof transactions
  | typeof portfolio
  | typeof receive
  | typeof send
  | typeof session
  | typeof siwx
  | typeof smartSessions
  | typeof socials
  | typeof solana
  | typeof swaps
  | typeof telemetry
  | typeof walletConnect
>
