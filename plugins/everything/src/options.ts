import type { AccountOptions } from '@latchkey/account'
import type { CloudOptions } from '@latchkey/cloud'
import type { ConnectOptions } from '@latchkey/connect'
import type { EmailOptions } from '@latchkey/email'
import type { EmbeddedWalletOptions } from '@latchkey/embedded-wallet'
import type { EvmNetwork, EvmOptions } from '@latchkey/evm'
import type { HistoryOptions } from '@latchkey/history'
import type { ModalOptions } from '@latchkey/modal'
import type { NamesOptions } from '@latchkey/names'
import type { OnrampOptions } from '@latchkey/onramp'
import type { PortfolioOptions } from '@latchkey/portfolio'
import type { SessionOptions } from '@latchkey/session'
import type { SiwxOptions } from '@latchkey/siwx'
import type { SocialsOptions } from '@latchkey/socials'
import type { SolanaNetwork, SolanaOptions } from '@latchkey/solana'
import type { TelemetryOptions } from '@latchkey/telemetry'
import type { WalletConnectOptions } from '@latchkey/walletconnect'

/** Options that have a place here and in `features`: either will do, both only with one value. */
export interface DisplayOptions
  extends Pick<ConnectOptions, 'legalCheckbox' | 'collapseWallets'>,
    Pick<AccountOptions, 'walletFeaturesOrder'> {}

/** What is off is not in the list of plugins: no view, no request, no storage. */
export interface Features extends DisplayOptions {
  /** Default: true. Needs `projectId`. */
  readonly swaps?: boolean
  /** Default: true. Needs providers: `plugins: { onramp: { providers } }`. */
  readonly onramp?: boolean
  /** Default: true. */
  readonly receive?: boolean
  /** Default: true. */
  readonly send?: boolean
  /** Default: true. Needs `projectId`. */
  readonly email?: boolean
  /** Default: all, in the order google, x, discord, farcaster, github, apple, facebook. Needs `projectId`. */
  readonly socials?: NonNullable<SocialsOptions['providers']> | boolean
  /** What the account did on its network. Default: true. */
  readonly history?: boolean
  /** Taking payments. Default: false. */
  readonly pay?: boolean
  /** Sites act within limits that the wallet has signed (ERC-7715). Default: false. Needs `projectId`. */
  readonly smartSessions?: boolean
  /** Registering names. Default: true. Needs `projectId`. */
  readonly names?: boolean
  /** Reports of errors. Default: true; nothing is sent before the user consents. */
  readonly analytics?: boolean
  /** Whether the whole directory of wallets is offered. Default: true. */
  readonly allWallets?: boolean
}

/** Options that AppKit has no name for, by plugin. */
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
      'excludeWalletIds' | 'customWallets' | 'featuredWalletIds' | 'termsConditionsUrl' | 'privacyPolicyUrl'
    >,
    ModalOptions,
    Pick<EvmOptions, 'enableEIP6963'> {
  /** Of EVM and of Solana, in any order; at least one. */
  readonly networks: readonly (EvmNetwork | SolanaNetwork)[]
  /** Of the services. Without it there is an alert, and nothing that needs a service is in the list. */
  readonly projectId?: string
  /** Default: true. */
  readonly enableWalletConnect?: boolean
  /** Users sign in with their wallet. Default: they do not. */
  readonly siwx?: Omit<SiwxOptions, 'siweConfig'>
  /** The same with what other toolkits take in `createSIWEConfig`, instead of `siwx`. */
  readonly siweConfig?: NonNullable<SiwxOptions['siweConfig']>
  readonly features?: Features
  readonly plugins?: PluginOptions
}
