import { account } from '@latchkey/account'
import { cloud } from '@latchkey/cloud'
import { connect } from '@latchkey/connect'
import { checkOptions } from '@latchkey/everything/internal/check-options'
import { type EvmNetwork, evm } from '@latchkey/evm'
import { ConfigurationError, type Language } from '@latchkey/kernel'
import { modal } from '@latchkey/modal'
import { portfolio } from '@latchkey/portfolio'
import { session } from '@latchkey/session'
import { siwx } from '@latchkey/siwx'
import { type SolanaNetwork, solana } from '@latchkey/solana'
import { transactions } from '@latchkey/transactions'
import { walletConnect } from '@latchkey/walletconnect'
import { featurePlugins } from './feature-plugins'
import type { EverythingOptions, EverythingPlugin } from './options'

const languagesCode = () => import('./languages')

/** The options for `createLatchkey`. */
export interface EverythingSetup {
  readonly plugins: readonly EverythingPlugin[]
  /** Where `language: 'auto'` has the texts of all these plugins from. */
  readonly loadLanguage: (wanted: readonly string[]) => Promise<Language>
}

/**
 * Returns all plugins, configured by options with the names that AppKit uses. A feature that is switched off is left out.
 * @throws `ConfigurationError` for an unknown option and for options that contradict each other
 * @example
 * const latchkey = createLatchkey(everything({ projectId: '…', networks: [mainnet], features: { swaps: false } }))
 */
export function everything(options: EverythingOptions): EverythingSetup {
  checkOptions(options)
  refuseTwoConfigurations(options)
  const {
    siwx: signIn,
    siweConfig,
    projectId,
    features = {},
    plugins = {},
    enableWalletConnect = true,
  } = options
  return {
    loadLanguage: async (wanted) => (await languagesCode()).loadLanguage(wanted),
    plugins: [
      session({
        ...plugins.session,
        ...pick(options, ['metadata', 'defaultAccountTypes', 'enableNetworkSwitch', 'allowUnsupportedChain']),
      }),
      ...(signIn || siweConfig ? [siwx({ ...signIn, ...pick({ siweConfig }, ['siweConfig']) })] : []),
      portfolio(plugins.portfolio),
      modal(pick(options, ['themeMode', 'themeVariables', 'disableAppend', 'enableEmbedded'])),
      connect({
        ...plugins.connect,
        ...pick(features, ['legalCheckbox', 'collapseWallets']),
        ...(features.allWallets === false ? { allWallets: 'HIDE' } : {}),
        ...pick(options, [
          'legalCheckbox',
          'collapseWallets',
          'excludeWalletIds',
          'customWallets',
          'featuredWalletIds',
          'allWallets',
          'termsConditionsUrl',
          'privacyPolicyUrl',
        ]),
      }),
      account({ ...pick(features, ['walletFeaturesOrder']), ...pick(options, ['walletFeaturesOrder']) }),
      transactions(plugins.transactions),
      cloud({ ...plugins.cloud, ...pick({ projectId }, ['projectId']) }),
      ...chainPlugins(options),
      ...(enableWalletConnect ? [walletConnect(plugins.walletConnect)] : []),
      ...featurePlugins(options),
    ],
  }
}

type Defined<Value> = { readonly [Key in keyof Value]?: Exclude<Value[Key], undefined> }

/** Returns the members with these names that are defined. */
function pick<Options extends object, Key extends keyof Options>(
  options: Options,
  keys: readonly Key[],
): Defined<Pick<Options, Key>> {
  const picked: { -readonly [Name in Key]?: Exclude<Options[Name], undefined> } = {}
  for (const key of keys) {
    const value = options[key]
    if (isDefined(value)) picked[key] = value
  }
  return picked
}

function isDefined<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined
}

/** Throws a `ConfigurationError` in every build, because ignoring one of the two would change who may sign in. */
export function refuseTwoConfigurations({
  siwx: signIn,
  siweConfig,
}: Pick<EverythingOptions, 'siwx' | 'siweConfig'>): void {
  if (signIn && siweConfig) throw new ConfigurationError('SIWX_TWO_CONFIGURATIONS')
}

/** The adapters of the chains to which the configured networks belong. */
function chainPlugins({
  networks,
  enableEIP6963,
  plugins = {},
}: EverythingOptions): readonly EverythingPlugin[] {
  const evmNetworks = networks.filter(isEvm)
  const solanaNetworks = networks.filter(isSolana)
  return [
    // Without any network the EVM adapter is listed, because its options check reports that networks are
    // missing.
    ...(evmNetworks.length > 0 || solanaNetworks.length === 0
      ? [
          evm({
            ...plugins.evm,
            networks: evmNetworks,
            ...(enableEIP6963 === undefined ? {} : { enableEIP6963 }),
          }),
        ]
      : []),
    ...(solanaNetworks.length > 0 ? [solana({ ...plugins.solana, networks: solanaNetworks })] : []),
  ]
}

const isEvm = (network: EvmNetwork | SolanaNetwork): network is EvmNetwork => typeof network.id === 'number'
const isSolana = (network: EvmNetwork | SolanaNetwork): network is SolanaNetwork =>
  typeof network.id === 'string'
