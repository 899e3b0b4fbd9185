import { ConfigurationError, isWebUrl, type Sentences } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import { isNetworkId } from '@latchkey/session/caip'
import type { CustomWallet } from './contract'
import type { ConnectOptions } from './options'
import { defaultGroupOrder } from './wallet-list/default-group-order'

/** Names of all options. The kernel throws on any other name. */
export const knownOptions: readonly (keyof ConnectOptions & string)[] = [
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'customWallets',
  'featuredWalletIds',
  'excludeWalletIds',
  'allWallets',
  'connectorTypeOrder',
  'connectMethodsOrder',
  'collapseWallets',
  'legalCheckbox',
]

/** All fields that a custom wallet can have. */
const walletKeys: Readonly<Record<keyof CustomWallet, true>> = {
  id: true,
  name: true,
  homepage: true,
  iconUrl: true,
  rdns: true,
  chains: true,
  injected: true,
  mobileLink: true,
  universalLink: true,
  desktopLink: true,
  webappLink: true,
  appStore: true,
  playStore: true,
  chromeStore: true,
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isKind: Check = (value) => value === 'wallet' || value === 'email' || value === 'social'
const isGroup: Check = (value) => defaultGroupOrder.some((name) => name === value)
/** A URL that `parseSafeUrl` accepts, such as `example://` or https. */
const isAppLink: Check = (value) => isText(value) && parseSafeUrl(`${value}`) !== undefined
const isPicture: Check = (value) => isWebUrl(value) || /^data:image\//.test(`${value}`)

const link = 'an address that starts with https://, or with http:// on this machine'
const sentences: Sentences = {
  INVALID_CONNECT_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of connect() must be ${expected}.`,
}

function assertOption(option: string, isValid: boolean, expected: string): void {
  if (!isValid) throw new ConfigurationError('INVALID_CONNECT_OPTION', { option, expected }, sentences)
}

function isListOf(list: unknown, isValid: Check): boolean {
  return Array.isArray(list) && new Set(list).size === list.length && list.every(isValid)
}

function checkCustomWallets(wallets: readonly CustomWallet[]): void {
  const shape = 'a list of { id, name, homepage?, iconUrl?, rdns?, and links to open or install it }'
  assertOption('customWallets', Array.isArray(wallets), shape)
  for (const wallet of wallets) {
    assertOption('customWallets', isText(wallet?.id) && isText(wallet.name), shape)
    const { id, homepage, iconUrl, rdns } = wallet
    const known = Object.keys(walletKeys)
    const unknown = Object.keys(wallet).find((key) => !known.includes(key))
    assertOption(
      `customWallets (${id}) ${unknown}`,
      unknown === undefined,
      `left out. A wallet knows: ${known.join(', ')}`,
    )
    for (const key of ['universalLink', 'webappLink', 'appStore', 'playStore', 'chromeStore'] as const)
      assertOption(`customWallets (${id}) ${key}`, wallet[key] === undefined || isWebUrl(wallet[key]), link)
    for (const key of ['mobileLink', 'desktopLink'] as const)
      assertOption(
        `customWallets (${id}) ${key}`,
        wallet[key] === undefined || isAppLink(wallet[key]),
        'an address of the app such as example:// or https://wallet.example',
      )
    assertOption(
      `customWallets (${id}) chains`,
      wallet.chains === undefined || isListOf(wallet.chains, isNetworkId),
      'a list of ids such as eip155:1',
    )
    assertOption(
      `customWallets (${id}) injected`,
      wallet.injected === undefined ||
        (Array.isArray(wallet.injected) &&
          wallet.injected.every((one) => isText(one?.namespace) && isText(one.id))),
      "a list of { namespace, id } such as { namespace: 'eip155', id: 'isExample' }",
    )
    assertOption(`customWallets (${id}) homepage`, homepage === undefined || isWebUrl(homepage), link)
    assertOption(
      `customWallets (${id}) iconUrl`,
      iconUrl === undefined || isPicture(iconUrl),
      `${link}, or data:image/`,
    )
    assertOption(
      `customWallets (${id}) rdns`,
      rdns === undefined || isText(rdns),
      'a text such as com.example.wallet',
    )
  }
  assertOption(
    'customWallets',
    isListOf(
      wallets.map(({ id }) => id),
      isText,
    ),
    'a list in which every id is there once',
  )
}

/** Throws a `ConfigurationError` (`INVALID_CONNECT_OPTION`) that names the first invalid option. */
export function checkOptions(options: ConnectOptions): void {
  const { termsConditionsUrl, privacyPolicyUrl, customWallets, connectMethodsOrder, connectorTypeOrder } =
    options
  const { allWallets, collapseWallets, legalCheckbox } = options
  assertOption('termsConditionsUrl', termsConditionsUrl === undefined || isWebUrl(termsConditionsUrl), link)
  assertOption('privacyPolicyUrl', privacyPolicyUrl === undefined || isWebUrl(privacyPolicyUrl), link)
  for (const key of ['excludeWalletIds', 'featuredWalletIds'] as const)
    assertOption(
      key,
      options[key] === undefined || isListOf(options[key], isText),
      key === 'featuredWalletIds'
        ? 'a list of directory ids, each once'
        : 'a list of wallet ids, directory ids, rdns or names, each once',
    )
  assertOption(
    'connectorTypeOrder',
    connectorTypeOrder === undefined || isListOf(connectorTypeOrder, isGroup),
    `a list of ${defaultGroupOrder.join(', ')}, each at most once`,
  )
  assertOption(
    'allWallets',
    allWallets === undefined || ['SHOW', 'HIDE', 'ONLY_MOBILE'].includes(allWallets),
    "'SHOW', 'HIDE' or 'ONLY_MOBILE'",
  )
  assertOption(
    'collapseWallets',
    collapseWallets === undefined || typeof collapseWallets === 'boolean',
    'true or false',
  )
  assertOption(
    'legalCheckbox',
    legalCheckbox === undefined || typeof legalCheckbox === 'boolean',
    'true or false',
  )
  assertOption(
    'legalCheckbox',
    !legalCheckbox || (termsConditionsUrl ?? privacyPolicyUrl) !== undefined,
    'together with termsConditionsUrl or privacyPolicyUrl, which the box links',
  )
  assertOption(
    'connectMethodsOrder',
    connectMethodsOrder === undefined || isListOf(connectMethodsOrder, isKind),
    "a list of 'wallet', 'email' and 'social', each at most once",
  )
  if (customWallets !== undefined) checkCustomWallets(customWallets)
}

export const optionChecks: {
  readonly knownOptions: typeof knownOptions
  readonly checkOptions: typeof checkOptions
} = { knownOptions, checkOptions }
