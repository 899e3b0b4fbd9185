import {
  ConfigurationError,
  type DeveloperMessages,
  type EventNames,
  isWebUrl,
  type OptionChecks,
} from '@latchkey/kernel'
import { isNetworkId, namespaceOf } from './caip'
import { accountTypesOf } from './connection/accounts'
import { chainAdapters, type Metadata, type SessionContract } from './contract'
import type { Network } from './contract/account'
import { isUnknownNetwork } from './network/network-hint.development'
import type { SessionContext, SessionOptions } from './options'

/** The options that `session()` accepts. Any other name throws. */
export const knownOptions: readonly (keyof SessionOptions & string)[] = [
  'connectors',
  'reconnect',
  'metadata',
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'foreignTypedData',
  'defaultNetwork',
  'defaultAccountTypes',
]

const WEB_URL = 'an https URL, or http on localhost'

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAccountTypes = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(Object(value)).every(([namespace, type]) =>
    accountTypesOf(namespace).some((kind) => kind === type),
  )
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
interface Rule {
  readonly isValid: (value: unknown) => boolean
  readonly expected: string
}

const flag: Rule = { isValid: isFlag, expected: 'true or false' }

const rules: Readonly<Record<Exclude<keyof SessionOptions, 'metadata'>, Rule>> = {
  connectors: { isValid: Array.isArray, expected: 'an array of connectors' },
  reconnect: flag,
  enableNetworkSwitch: flag,
  allowUnsupportedChain: flag,
  foreignTypedData: {
    isValid: (value) => value === 'refuse' || value === 'allow',
    expected: "'refuse' or 'allow'",
  },
  defaultNetwork: { isValid: isNetworkId, expected: "a CAIP-2 network id, such as 'eip155:1'" },
  defaultAccountTypes: {
    isValid: isAccountTypes,
    expected: "an object with a type that each namespace has, such as { eip155: 'eoa' }",
  },
}

const stringRule: Rule = { isValid: (value) => typeof value === 'string', expected: 'a string' }
const isStringArray = (value: unknown): boolean => Array.isArray(value) && value.every(stringRule.isValid)

const metadataRules: Readonly<Record<keyof Metadata, Rule>> = {
  name: stringRule,
  description: stringRule,
  url: stringRule,
  icons: { isValid: isStringArray, expected: "an array of URLs: ['https://page.example/icon.png']" },
}

const messages: DeveloperMessages = {
  UNKNOWN_METADATA: ({ option, known }) =>
    `session() has no option '${option}'. Fields of metadata: ${known}.`,
  INVALID_SESSION_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of session() must be ${expected}.`,
  INVALID_NETWORK: ({ part = '', expected = '' }) => `The ${part} of a network must be ${expected}.`,
}

function checkOption(option: string, value: unknown, { isValid, expected }: Rule): void {
  if (value !== undefined && !isValid(value))
    throw new ConfigurationError('INVALID_SESSION_OPTION', { option, expected }, messages)
}

/** Throws a `ConfigurationError` that names the first invalid option. */
export function checkOptions({ metadata, ...options }: SessionOptions): void {
  checkOption('metadata', metadata, { isValid: isObject, expected: 'an object' })
  const unknown = Object.keys(metadata ?? {}).find((name) => !(name in metadataRules))
  if (unknown !== undefined)
    throw new ConfigurationError(
      'UNKNOWN_METADATA',
      { option: `metadata.${unknown}`, known: Object.keys(metadataRules).join(', ') },
      messages,
    )
  for (const [name, rule] of Object.entries(metadataRules))
    checkOption(`metadata.${name}`, Reflect.get(metadata ?? {}, name), rule)
  const webUrl: Rule = { isValid: isWebUrl, expected: WEB_URL }
  checkOption('metadata.url', metadata?.url, webUrl)
  for (const [option, rule] of Object.entries(rules)) checkOption(option, Reflect.get(options, option), rule)
}

/**
 * Warns once every plugin is set up: where none is a chain adapter, and where no adapter has the `defaultNetwork`.
 */
export function warnOfNetworks(
  { items, state, logger }: Pick<SessionContext, 'items' | 'state' | 'logger'>,
  { defaultNetwork }: Pick<SessionOptions, 'defaultNetwork'>,
): void {
  const adapters = items(chainAdapters)
  const { networks } = state.get()
  if (adapters.length === 0)
    logger.warn(
      'There is no network, so no wallet is listed. Put an adapter in plugins: evm({ networks: [mainnet] }) of @latchkey/evm, or solana().',
    )
  else if (defaultNetwork && isUnknownNetwork(defaultNetwork, adapters, networks))
    logger.warn(
      `The defaultNetwork '${defaultNetwork}' is in the networks of no adapter, so nobody is asked for it. Put it there.`,
    )
}

const isNonEmptyString = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isImageUrl = (value: unknown): boolean => /^data:image\//.test(String(value)) || isWebUrl(value)

/** Throws a `ConfigurationError` that names the first invalid field of a network: a host may pass it untyped. */
export function checkNetwork(network: Network): void {
  const checkField = (isValid: boolean, part: string, expected: string): void => {
    if (!isValid) throw new ConfigurationError('INVALID_NETWORK', { part, expected }, messages)
  }
  const { id, namespace, name, nativeCurrency, rpcUrls, explorerUrl, iconUrl } = Object(network)
  checkField(isNetworkId(id), 'id', "a CAIP-2 network id, such as 'eip155:1'")
  checkField(
    namespace === namespaceOf(String(id)),
    'namespace',
    `the one of its id, '${namespaceOf(String(id))}'`,
  )
  checkField(isNonEmptyString(name), 'name', 'a non-empty string')
  const { symbol, decimals } = Object(nativeCurrency)
  checkField(isNonEmptyString(symbol), 'nativeCurrency.symbol', 'a non-empty string')
  checkField(
    Number.isInteger(decimals) && decimals >= 0 && decimals <= 255,
    'nativeCurrency.decimals',
    'a whole number from 0 to 255',
  )
  checkField(Array.isArray(rpcUrls) && rpcUrls.every(isWebUrl), 'rpcUrls', `an array, each ${WEB_URL}`)
  checkField(explorerUrl === undefined || isWebUrl(explorerUrl), 'explorerUrl', WEB_URL)
  checkField(iconUrl === undefined || isImageUrl(iconUrl), 'iconUrl', `a data URI of an image, or ${WEB_URL}`)
}

const knownEvents: EventNames<SessionContract> = {
  'session:connected': true,
  'session:connect-failed': true,
  'session:disconnect-failed': true,
  'session:disconnected': true,
  'session:account-changed': true,
  'session:network-changed': true,
}

export const optionChecks: OptionChecks<SessionOptions, SessionContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}
