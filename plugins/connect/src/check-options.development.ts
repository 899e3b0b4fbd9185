import { ConfigurationError, isWebUrl, type Sentences } from '@latchkey/kernel'
import type { CustomWallet } from './contract'
import type { ConnectOptions } from './options'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isKind: Check = (value) => value === 'wallet' || value === 'email' || value === 'social'
const isPicture: Check = (value) => isWebUrl(value) || /^data:image\//.test(`${value}`)

const link = 'an address that starts with https://, or with http:// on this machine'
const sentences: Sentences = {
  INVALID_CONNECT_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of connect() must be ${expected}.`,
}

function need(option: string, isRight: boolean, expected: string): void {
  if (!isRight) throw new ConfigurationError('INVALID_CONNECT_OPTION', { option, expected }, sentences)
}

function isListOf(list: unknown, isRight: Check): boolean {
  return Array.isArray(list) && new Set(list).size === list.length && list.every(isRight)
}

function checkCustomWallets(wallets: readonly CustomWallet[]): void {
  const shape = 'a list of { id, name, homepage?, iconUrl?, rdns? }'
  need('customWallets', Array.isArray(wallets), shape)
  for (const wallet of wallets) {
    need('customWallets', isText(wallet?.id) && isText(wallet.name), shape)
    const { id, homepage, iconUrl, rdns } = wallet
    need(`customWallets (${id}) homepage`, homepage === undefined || isWebUrl(homepage), link)
    need(
      `customWallets (${id}) iconUrl`,
      iconUrl === undefined || isPicture(iconUrl),
      `${link}, or data:image/`,
    )
    need(
      `customWallets (${id}) rdns`,
      rdns === undefined || isText(rdns),
      'a text such as com.example.wallet',
    )
  }
  need(
    'customWallets',
    isListOf(
      wallets.map(({ id }) => id),
      isText,
    ),
    'a list in which every id is there once',
  )
}

/** Throws a `ConfigurationError` that names the first wrong option. */
export function checkOptions(options: ConnectOptions): void {
  const { termsConditionsUrl, privacyPolicyUrl, customWallets, excludeWalletIds, connectMethodsOrder } =
    options
  need('termsConditionsUrl', termsConditionsUrl === undefined || isWebUrl(termsConditionsUrl), link)
  need('privacyPolicyUrl', privacyPolicyUrl === undefined || isWebUrl(privacyPolicyUrl), link)
  need(
    'excludeWalletIds',
    excludeWalletIds === undefined || isListOf(excludeWalletIds, isText),
    'a list of wallet ids, directory ids, rdns or names, each once',
  )
  need(
    'connectMethodsOrder',
    connectMethodsOrder === undefined || isListOf(connectMethodsOrder, isKind),
    "a list of 'wallet', 'email' and 'social', each at most once",
  )
  if (customWallets !== undefined) checkCustomWallets(customWallets)
}
