import {
  ConfigurationError,
  type DeveloperMessages,
  type EventNames,
  isWebUrl,
  type OptionChecks,
} from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import { isNetworkId } from '@latchkey/session/caip'
import type { ConnectContract, ConnectOptions, CustomWallet } from './contract'
import { defaultGroupOrder } from './wallet-list/wallet-list-item'

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

const isNonEmptyString: Check = (value) => typeof value === 'string' && value !== ''
const isKind: Check = (value) => value === 'wallet' || value === 'email' || value === 'social'
const isGroup: Check = (value) => defaultGroupOrder.some((name) => name === value)
/** A URL that `parseSafeUrl` accepts, such as `example://` or https. */
const isAppLink: Check = (value) => isNonEmptyString(value) && parseSafeUrl(`${value}`) !== undefined
const isImageUrl: Check = (value) => isWebUrl(value) || /^data:image\//.test(`${value}`)

const link = 'a URL that starts with https://, or with http:// on localhost'
const messages: DeveloperMessages = {
  INVALID_CONNECT_OPTION: ({ option = '', expected, fields }) =>
    `The option '${option}' of connect() ${fields ? `is not a field of a wallet. Fields: ${fields}` : `must be ${expected}`}.`,
}

function checkOption(isValid: boolean, option: string, expected: string): void {
  if (!isValid) throw new ConfigurationError('INVALID_CONNECT_OPTION', { option, expected }, messages)
}

function isListOf(list: unknown, isValid: Check): boolean {
  return Array.isArray(list) && new Set(list).size === list.length && list.every(isValid)
}

function checkCustomWallets(wallets: readonly CustomWallet[]): void {
  const shape = 'an array of { id, name, homepage?, iconUrl?, rdns?, and links to open or install it }'
  checkOption(Array.isArray(wallets), 'customWallets', shape)
  for (const wallet of wallets) {
    checkOption(isNonEmptyString(wallet?.id) && isNonEmptyString(wallet.name), 'customWallets', shape)
    const { id, homepage, iconUrl, rdns } = wallet
    const known = Object.keys(walletKeys)
    const unknown = Object.keys(wallet).find((key) => !known.includes(key))
    if (unknown !== undefined) {
      const option = `customWallets (${id}) ${unknown}`
      throw new ConfigurationError('INVALID_CONNECT_OPTION', { option, fields: known.join(', ') }, messages)
    }
    for (const key of ['universalLink', 'webappLink', 'appStore', 'playStore', 'chromeStore'] as const)
      checkOption(wallet[key] === undefined || isWebUrl(wallet[key]), `customWallets (${id}) ${key}`, link)
    for (const key of ['mobileLink', 'desktopLink'] as const)
      checkOption(
        wallet[key] === undefined || isAppLink(wallet[key]),
        `customWallets (${id}) ${key}`,
        'a URL of the app such as example:// or https://wallet.example',
      )
    checkOption(
      wallet.chains === undefined || isListOf(wallet.chains, isNetworkId),
      `customWallets (${id}) chains`,
      'an array of ids such as eip155:1',
    )
    checkOption(
      wallet.injected === undefined ||
        (Array.isArray(wallet.injected) &&
          wallet.injected.every((one) => isNonEmptyString(one?.namespace) && isNonEmptyString(one.id))),
      `customWallets (${id}) injected`,
      "an array of { namespace, id } such as { namespace: 'eip155', id: 'isExample' }",
    )
    checkOption(homepage === undefined || isWebUrl(homepage), `customWallets (${id}) homepage`, link)
    checkOption(
      iconUrl === undefined || isImageUrl(iconUrl),
      `customWallets (${id}) iconUrl`,
      `${link}, or data:image/`,
    )
    checkOption(
      rdns === undefined || isNonEmptyString(rdns),
      `customWallets (${id}) rdns`,
      'a string such as com.example.wallet',
    )
  }
  checkOption(
    isListOf(
      wallets.map(({ id }) => id),
      isNonEmptyString,
    ),
    'customWallets',
    'an array in which every id is there once',
  )
}

/** Throws a `ConfigurationError` (`INVALID_CONNECT_OPTION`) that names the first invalid option. */
export function checkOptions(options: ConnectOptions): void {
  const { termsConditionsUrl, privacyPolicyUrl, customWallets, connectMethodsOrder, connectorTypeOrder } =
    options
  const { allWallets, collapseWallets, legalCheckbox } = options
  checkOption(termsConditionsUrl === undefined || isWebUrl(termsConditionsUrl), 'termsConditionsUrl', link)
  checkOption(privacyPolicyUrl === undefined || isWebUrl(privacyPolicyUrl), 'privacyPolicyUrl', link)
  for (const key of ['excludeWalletIds', 'featuredWalletIds'] as const)
    checkOption(
      options[key] === undefined || isListOf(options[key], isNonEmptyString),
      key,
      key === 'featuredWalletIds'
        ? 'an array of directory ids, each once'
        : 'an array of wallet ids, directory ids, rdns or names, each once',
    )
  checkOption(
    connectorTypeOrder === undefined || isListOf(connectorTypeOrder, isGroup),
    'connectorTypeOrder',
    `an array of ${defaultGroupOrder.join(', ')}, each at most once`,
  )
  checkOption(
    allWallets === undefined || ['SHOW', 'HIDE', 'ONLY_MOBILE'].includes(allWallets),
    'allWallets',
    "'SHOW', 'HIDE' or 'ONLY_MOBILE'",
  )
  checkOption(
    collapseWallets === undefined || typeof collapseWallets === 'boolean',
    'collapseWallets',
    'true or false',
  )
  checkOption(
    legalCheckbox === undefined || typeof legalCheckbox === 'boolean',
    'legalCheckbox',
    'true or false',
  )
  checkOption(
    !legalCheckbox || (termsConditionsUrl ?? privacyPolicyUrl) !== undefined,
    'legalCheckbox',
    'given together with termsConditionsUrl or privacyPolicyUrl, which the box links',
  )
  checkOption(
    connectMethodsOrder === undefined || isListOf(connectMethodsOrder, isKind),
    'connectMethodsOrder',
    "an array of 'wallet', 'email' and 'social', each at most once",
  )
  if (customWallets !== undefined) checkCustomWallets(customWallets)
}

const knownEvents: EventNames<ConnectContract> = {
  'connect:searched': true,
}

export const optionChecks: OptionChecks<ConnectOptions, ConnectContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}
