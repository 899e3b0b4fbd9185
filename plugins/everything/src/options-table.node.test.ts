// The table of the README tells hosts who come from AppKit what became of each of its options.
import { readFileSync } from 'node:fs'
import { ConfigurationError } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'

const appKitOptions = [
  'projectId',
  'networks',
  'defaultNetwork',
  'adapters',
  'metadata',
  'basic',
  'universalProvider',
  'universalProviderConfigOverride',
  'manualWCControl',
  'themeMode',
  'themeVariables',
  'allWallets',
  'featuredWalletIds',
  'includeWalletIds',
  'excludeWalletIds',
  'customWallets',
  'customRpcUrls',
  'tokens',
  'chainImages',
  'connectorImages',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'disableAppend',
  'enableEmbedded',
  'enableWallets',
  'enableEIP6963',
  'enableInjected',
  'enableCoinbase',
  'enableBaseAccount',
  'enableWalletConnect',
  'enableReconnect',
  'enableWalletGuide',
  'enableAuthLogger',
  'enableNetworkSwitch',
  'enableMobileFullScreen',
  'allowUnsupportedChain',
  'defaultAccountTypes',
  'debug',
  'coinbasePreference',
  'experimental_preferUniversalLinks',
  'siwx',
  'siweConfig',
  'showWallets',
]
const appKitFeatures = [
  'swaps',
  'onramp',
  'receive',
  'send',
  'email',
  'socials',
  'history',
  'analytics',
  'allWallets',
  'emailShowWallets',
  'emailCapture',
  'collapseWallets',
  'legalCheckbox',
  'smartSessions',
  'connectorTypeOrder',
  'connectMethodsOrder',
  'walletFeaturesOrder',
  'pay',
  'payWithExchange',
  'multiWallet',
  'reownAuthentication',
  'reownBranding',
  'headless',
]

/** The names that the check accepts, as its message for an unknown one lists them. */
function acceptedBy(check: () => void): readonly string[] {
  try {
    check()
  } catch (error) {
    if (error instanceof ConfigurationError)
      return String(Reflect.get(Object(error.details), 'known')).split(', ')
  }
  throw new Error('An unknown option was accepted')
}

const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8')
/** Before the table stand the options that are as in their package. */
const [, same = '', table = ''] = /## Options\n\n([^|]*?)\n\n(\|[\s\S]*?)\n\n/.exec(readme) ?? []
const rows = table.split('\n').map((row) => row.split(' | '))

test('options table: each option of AppKit and each of ours is said to be as in its package, or has a row that says what it is here', () => {
  const accepted = acceptedBy(() => checkOptions(Object({ unknown: 1 })))
  const acceptedFeatures = acceptedBy(() => checkOptions(Object({ features: { unknown: 1 } })))
  expect(accepted).toContain('networks')
  expect(acceptedFeatures).toContain('swaps')
  const names = [
    ...new Set([...appKitOptions, ...accepted.filter((name) => name !== 'features')]),
    ...[...new Set([...appKitFeatures, ...acceptedFeatures])].map((name) => `features.${name}`),
  ]
  const missing = names.filter(
    (name) =>
      !same.includes(`\`${name.replace('features.', '')}\``) &&
      !rows.some(
        ([appKit = '', here = '']) =>
          (appKit.includes(`\`${name}\``) && here.trim() !== '') || here.startsWith(`\`${name}\``),
      ),
  )
  expect(missing).toEqual([])
})
