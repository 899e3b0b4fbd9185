import { base, mainnet } from '@latchkey/evm/networks'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { solanaMainnet } from '@latchkey/solana/networks'
import { expect, test } from 'vitest'
import { everything } from './everything'
import type { EverythingOptions } from './options'

const networks = [mainnet, solanaMainnet, base]
const provider = {
  id: 'meld',
  name: 'Meld',
  url: 'https://meld.example/',
  supports: ['eip155'],
  feeRange: [1, 2],
  parameters: () => ({}),
} as const

const siweConfig = {
  getNonce: async () => 'n',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}

function listed(options: Partial<EverythingOptions> = {}): readonly string[] {
  return everything({ projectId: 'p1', networks, ...options }).plugins.map(({ token }) => token.id)
}

function optionsOf(id: string, options: Partial<EverythingOptions>): unknown {
  const { plugins } = everything({ projectId: 'p1', networks, ...options })
  return plugins.find(({ token }) => token.id === id)?.runtime.options
}

const wallet = { id: 'w1', name: 'Harbor' }
const reached: readonly (readonly [options: Partial<EverythingOptions>, plugin: string, set: object])[] = [
  [{ projectId: 'p2' }, 'cloud', { projectId: 'p2' }],
  [{ metadata: { name: 'Shop' } }, 'session', { metadata: { name: 'Shop' } }],
  [{ defaultAccountTypes: { eip155: 'eoa' } }, 'session', { defaultAccountTypes: { eip155: 'eoa' } }],
  [{ enableNetworkSwitch: false }, 'session', { enableNetworkSwitch: false }],
  [{ allowUnsupportedChain: true }, 'session', { allowUnsupportedChain: true }],
  [{ excludeWalletIds: ['a'] }, 'connect', { excludeWalletIds: ['a'] }],
  [{ featuredWalletIds: ['a'] }, 'connect', { featuredWalletIds: ['a'] }],
  [{ customWallets: [wallet] }, 'connect', { customWallets: [wallet] }],
  [{ termsConditionsUrl: 'https://a.example' }, 'connect', { termsConditionsUrl: 'https://a.example' }],
  [{ privacyPolicyUrl: 'https://a.example' }, 'connect', { privacyPolicyUrl: 'https://a.example' }],
  [{ legalCheckbox: true }, 'connect', { legalCheckbox: true }],
  [{ features: { legalCheckbox: true } }, 'connect', { legalCheckbox: true }],
  [{ collapseWallets: true }, 'connect', { collapseWallets: true }],
  [{ features: { collapseWallets: true } }, 'connect', { collapseWallets: true }],
  [{ features: { allWallets: false } }, 'connect', { allWallets: 'HIDE' }],
  [{ allWallets: 'ONLY_MOBILE' }, 'connect', { allWallets: 'ONLY_MOBILE' }],
  [{ allWallets: 'ONLY_MOBILE', features: { allWallets: true } }, 'connect', { allWallets: 'ONLY_MOBILE' }],
  [{ walletFeaturesOrder: ['send'] }, 'account', { walletFeaturesOrder: ['send'] }],
  [{ features: { walletFeaturesOrder: ['send'] } }, 'account', { walletFeaturesOrder: ['send'] }],
  [{ themeMode: 'dark' }, 'modal', { themeMode: 'dark' }],
  [{ themeVariables: { '--lk-accent': 'red' } }, 'modal', { themeVariables: { '--lk-accent': 'red' } }],
  [{ disableAppend: true }, 'modal', { disableAppend: true }],
  [{ enableEmbedded: true }, 'modal', { enableEmbedded: true }],
  [{ enableEIP6963: false }, 'evm', { enableEIP6963: false }],
  [{}, 'evm', { networks: [mainnet, base] }],
  [{}, 'solana', { networks: [solanaMainnet] }],
  [{ features: { socials: ['github'] } }, 'socials', { providers: ['github'] }],
  [{ plugins: { onramp: { providers: [provider] } } }, 'onramp', { providers: [{ id: 'meld' }] }],
  [{ siwx: { server: '/auth', required: false } }, 'siwx', { server: '/auth', required: false }],
  [{ siweConfig }, 'siwx', { siweConfig: { getNonce: siweConfig.getNonce } }],
  [{ plugins: { history: { pictureOrigins: [] } } }, 'history', { pictureOrigins: [] }],
  [{ plugins: { telemetry: { consent: true } } }, 'telemetry', { consent: true }],
  [{ plugins: { telemetry: { usage: true } } }, 'telemetry', { usage: true }],
  [{ plugins: { names: { zone: 'shop.id' } } }, 'names', { zone: 'shop.id' }],
  [{ plugins: { portfolio: { names: false } } }, 'portfolio', { names: false }],
]

test.each(reached)('everything: %j is passed to the plugin %s', (options, plugin, set) => {
  expect(optionsOf(plugin, options)).toMatchObject(set)
})

test('everything: options that the host has not set are not passed to plugins', () => {
  expect(['session', 'modal', 'connect', 'account', 'portfolio'].map((id) => optionsOf(id, {}))).toEqual([
    {},
    {},
    {},
    {},
    {},
  ])
  expect(optionsOf('telemetry', {})).toEqual({})
})

const always = [
  'session',
  'portfolio',
  'modal',
  'connect',
  'account',
  'transactions',
  'cloud',
  'evm',
  'solana',
]

test('everything: the features that are on by default are listed', () => {
  expect(listed()).toEqual([
    ...always,
    'walletconnect',
    'embeddedWallet',
    'approvals',
    'email',
    'socials',
    'receive',
    'swaps',
    'send',
    'history',
    'names',
    'telemetry',
  ])
})

test.each([
  [['swaps'], { features: { swaps: false } }],
  [['send'], { features: { send: false } }],
  [['send', 'swaps'], { features: { send: false, swaps: false } }],
  [['receive'], { features: { receive: false } }],
  [['history'], { features: { history: false } }],
  [['names'], { features: { names: false } }],
  [['telemetry'], { features: { analytics: false } }],
  [['email'], { features: { email: false } }],
  [['socials'], { features: { socials: false } }],
  [['socials'], { features: { socials: [] } }],
  [['email', 'socials', 'embeddedWallet', 'approvals'], { features: { email: false, socials: false } }],
  [['walletconnect'], { enableWalletConnect: false }],
  [['solana'], { networks: [mainnet] }],
  [['evm'], { networks: [solanaMainnet] }],
  [['embeddedWallet', 'approvals', 'email', 'socials', 'swaps', 'names'], { projectId: '' }],
] satisfies readonly (readonly [readonly string[], Partial<EverythingOptions>])[])(
  'everything: %j is not in the list where it is off',
  (missing, options) => {
    expect(
      listed()
        .filter((id) => !listed(options).includes(id))
        .sort(),
    ).toEqual([...missing].sort())
  },
)

const off = { send: false, swaps: false }

test.each([
  [['siwx'], {}, { siwx: {} }],
  [['siwx'], {}, { siweConfig }],
  [['pay'], {}, { features: { pay: true } }],
  [['smartSessions'], {}, { features: { smartSessions: true } }],
  [['pay'], { features: off }, { features: { ...off, pay: true } }],
  [['onramp'], {}, { plugins: { onramp: { providers: [provider] } } }],
] satisfies readonly (readonly [
  readonly string[],
  Partial<EverythingOptions>,
  Partial<EverythingOptions>,
])[])('everything: %j is in the list where it is asked for', (added, before, options) => {
  expect(
    listed(options)
      .filter((id) => !listed(before).includes(id))
      .sort(),
  ).toEqual(added)
})

test('everything: with every feature the page starts, and each feature has its views', () => {
  const page = createTestLatchkey({
    plugins: everything({
      projectId: 'p1',
      networks,
      siwx: {},
      features: { pay: true, smartSessions: true },
      plugins: { onramp: { providers: [provider] } },
    }).plugins,
  })
  page.latchkey.start()
  expect(page.failures).toEqual([])
  for (const view of [
    'SIWXSignMessage',
    'Transactions',
    'Pay',
    'Swap',
    'OnRampProviders',
    'ChooseAccountName',
    'SmartSessionList',
  ])
    expect(() => page.latchkey.open(view)).not.toThrow()
})

test('everything: a feature that is off registers no view, and the page starts', () => {
  const page = createTestLatchkey({
    plugins: everything({
      projectId: 'p1',
      networks,
      features: {
        swaps: false,
        send: false,
        receive: false,
        email: false,
        socials: false,
        names: false,
        history: false,
      },
    }).plugins,
  })
  page.latchkey.start()
  expect(page.failures).toEqual([])
  expect(() => page.latchkey.open('Swap')).toThrow(expect.objectContaining({ code: 'UNKNOWN_VIEW' }))
  expect(() => page.latchkey.open('WalletSend')).toThrow(expect.objectContaining({ code: 'UNKNOWN_VIEW' }))
  for (const view of ['Transactions', 'Pay', 'SIWXSignMessage', 'SmartSessionList'])
    expect(() => page.latchkey.open(view)).toThrow(expect.objectContaining({ code: 'UNKNOWN_VIEW' }))
  expect(page.storage.entries.size).toBe(0)
})

const wrong: readonly (readonly [options: object, code: string, sentence: RegExp])[] = [
  [
    { legalCheckbox: true, features: { legalCheckbox: false } },
    'CONFLICTING_OPTIONS',
    /'features.legalCheckbox'/,
  ],
  [{ collapseWallets: true, features: { collapseWallets: false } }, 'CONFLICTING_OPTIONS', /collapseWallets/],
  [{ allWallets: 'HIDE', features: { allWallets: true } }, 'CONFLICTING_OPTIONS', /'features.allWallets'/],
  [{ allWallets: 'SHOW', features: { allWallets: false } }, 'CONFLICTING_OPTIONS', /'features.allWallets'/],
  [{ plugins: { connect: { allWallets: 'HIDE' } } }, 'CONFLICTING_OPTIONS', /'allWallets'/],
  [
    { walletFeaturesOrder: ['send'], features: { walletFeaturesOrder: ['swaps'] } },
    'CONFLICTING_OPTIONS',
    /walletFeaturesOrder/,
  ],
  [
    { plugins: { cloud: { projectId: 'p2' } } },
    'CONFLICTING_OPTIONS',
    /'plugins.cloud.projectId' and 'projectId'/,
  ],
  [{ plugins: { evm: { enableEIP6963: false } } }, 'CONFLICTING_OPTIONS', /enableEIP6963/],
  [{ siwx: {}, siweConfig }, 'SIWX_TWO_CONFIGURATIONS', /'siwx' and 'siweConfig'/],
  [
    { features: { smartSession: true } },
    'UNKNOWN_OPTION',
    /no option 'features.smartSession'. Did you mean 'smartSessions'\?/,
  ],
  [{ plugins: { other: {} } }, 'UNKNOWN_OPTION', /no option 'plugins.other'/],
]

test.each(wrong)('everything: refuses %j', (options, code, sentence) => {
  expect(() => everything({ networks, ...options })).toThrow(sentence)
  expect(() => everything({ networks, ...options })).toThrow(
    expect.objectContaining({ name: 'ConfigurationError', code }),
  )
})

test('everything: the same value at the top level and in `features` is no contradiction', () => {
  expect(
    optionsOf('account', { walletFeaturesOrder: ['send'], features: { walletFeaturesOrder: ['send'] } }),
  ).toEqual({ walletFeaturesOrder: ['send'] })
})
