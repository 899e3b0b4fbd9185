import { ConfigurationError, type DeveloperMessages } from '@latchkey/kernel'
import { didYouMean } from '@latchkey/kernel/internal/developer-messages'
import type { DisplayOptions, EverythingOptions, Features, PluginOptions } from './options'

const displayOptions: readonly (keyof DisplayOptions)[] = [
  'legalCheckbox',
  'collapseWallets',
  'walletFeaturesOrder',
]
const features: readonly (keyof Features)[] = [
  ...displayOptions,
  'swaps',
  'onramp',
  'receive',
  'send',
  'email',
  'socials',
  'history',
  'pay',
  'smartSessions',
  'names',
  'analytics',
  'allWallets',
]
const plugins: readonly (keyof PluginOptions)[] = [
  'session',
  'portfolio',
  'connect',
  'cloud',
  'evm',
  'solana',
  'walletConnect',
  'embeddedWallet',
  'email',
  'onramp',
  'swaps',
  'history',
  'names',
  'telemetry',
  'transactions',
]
const options: readonly (keyof EverythingOptions)[] = [
  ...displayOptions,
  'networks',
  'projectId',
  'features',
  'plugins',
  'metadata',
  'defaultAccountTypes',
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'excludeWalletIds',
  'customWallets',
  'featuredWalletIds',
  'allWallets',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'themeMode',
  'themeVariables',
  'disableAppend',
  'enableEmbedded',
  'enableEIP6963',
  'enableWalletConnect',
  'siwx',
  'siweConfig',
]
/** Options of plugins that `plugins` must not set, each with the option of `everything()` that sets it. */
const namedOtherwise: Readonly<Record<string, string>> = {
  'cloud.projectId': 'projectId',
  'walletConnect.projectId': 'projectId',
  'embeddedWallet.projectId': 'projectId',
  'walletConnect.enableWalletConnect': 'enableWalletConnect',
  'evm.networks': 'networks',
  'solana.networks': 'networks',
  'evm.enableEIP6963': 'enableEIP6963',
  'connect.allWallets': 'allWallets',
}

const messages: DeveloperMessages = {
  UNKNOWN_OPTION: ({ option, known }) =>
    `everything() has no option '${option}'.${didYouMean(option?.split('.').at(-1), known)} Options: ${known}. The table in its README says what replaces AppKit's others.`,
  CONFLICTING_OPTIONS: ({ option, other }) =>
    `everything() was given '${option}' and '${other}', which say different things. Leave one of them out.`,
  SIWX_TWO_CONFIGURATIONS: () =>
    "everything() was given 'siwx' and 'siweConfig'. Only one of them can say how users sign in: leave the other out.",
}

function checkNames(given: object, known: readonly string[], prefix: string): void {
  for (const name of Object.keys(given))
    if (!known.includes(name))
      throw new ConfigurationError(
        'UNKNOWN_OPTION',
        { option: `${prefix}${name}`, known: known.join(', ') },
        messages,
      )
}

function conflict(option: string, other: string): never {
  throw new ConfigurationError('CONFLICTING_OPTIONS', { option, other }, messages)
}

/**
 * Throws a `ConfigurationError` for an unknown option and for two options that contradict each other. Of these checks the
 * production build keeps only the one of `siwx` and `siweConfig`.
 */
export function checkOptions(given: EverythingOptions): void {
  const own = given.features ?? {}
  checkNames(given, options, '')
  checkNames(own, features, 'features.')
  checkPlugins(given.plugins ?? {})
  if (given.siwx && given.siweConfig) throw new ConfigurationError('SIWX_TWO_CONFIGURATIONS', {}, messages)
  for (const name of displayOptions) {
    const [here, there] = [given[name], own[name]]
    if (here !== undefined && there !== undefined && JSON.stringify(here) !== JSON.stringify(there))
      conflict(name, `features.${name}`)
  }
  const { allWallets } = given
  if (allWallets && own.allWallets !== undefined && own.allWallets === (allWallets === 'HIDE'))
    conflict('allWallets', 'features.allWallets')
}

function checkPlugins(given: object): void {
  for (const [plugin, values] of Object.entries(given))
    for (const name of Object.keys(Object(values))) {
      const other = namedOtherwise[`${plugin}.${name}`]
      if (other !== undefined) conflict(`plugins.${plugin}.${name}`, other)
    }
  checkNames(given, plugins, 'plugins.')
}
