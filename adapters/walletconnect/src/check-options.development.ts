import {
  ConfigurationError,
  type DeveloperMessages,
  type ErrorDetails,
  type OptionChecks,
} from '@latchkey/kernel'
import { chainAdapters, sessionContract } from '@latchkey/session/contract'
import { isUnknownNetwork, networkHint } from '@latchkey/session/internal/network-hint'
import { currentId } from './connection/older-network-ids'
import type { WalletConnectContract } from './contract'
import type { WalletConnectContext } from './controller'
import { isRelayUrl, type WalletConnectOptions } from './options'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof WalletConnectOptions & string)[] = [
  'projectId',
  'relayUrl',
  'storage',
  'enableWalletConnect',
  'verify',
  'namespaces',
]

/** A plugin of the page. */
interface Listed {
  readonly token: { readonly id: string }
}

const messages: DeveloperMessages = {
  INVALID_RELAY_URL: ({ url }) =>
    `walletConnect() got the relay URL '${url}'. It must start with wss://, or with ws:// on localhost.`,
  INVALID_WALLETCONNECT_OPTION: ({ option, expected, fields }) =>
    `The option '${option}' of walletConnect() ${fields ? `is not a field of a namespace. Fields: ${fields}` : `must be ${expected}`}.`,
}

function checkOption(isValid: unknown, code: string, details: ErrorDetails): void {
  if (!isValid) throw new ConfigurationError(code, details, messages)
}

const namespaceKeys: readonly string[] = ['methods', 'events', 'chains']
const isStringArray = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Throws a `ConfigurationError` for the first option that is wrong or unsafe. */
export function checkOptions(options: WalletConnectOptions, plugins: readonly Listed[]): void {
  const checkValue = (isValid: unknown, option: string, expected: string): void =>
    checkOption(isValid, 'INVALID_WALLETCONNECT_OPTION', { option, expected })
  const { projectId, relayUrl, storage, enableWalletConnect, verify, namespaces } = options
  const isAlone = !plugins.some(({ token }) => token.id === 'cloud')
  if (projectId === undefined && relayUrl === undefined && isAlone && enableWalletConnect !== false)
    console.warn(
      '[latchkey] walletConnect() has no project id, so no wallet can be paired. Give it one: walletConnect({ projectId }), or cloud({ projectId }), or a relayUrl of your own.',
    )
  checkValue(
    projectId === undefined || (typeof projectId === 'string' && projectId),
    'projectId',
    'a non-empty string',
  )
  if (relayUrl !== undefined)
    checkOption(typeof relayUrl === 'string' && isRelayUrl(relayUrl), 'INVALID_RELAY_URL', {
      url: String(relayUrl),
    })
  for (const [option, value] of Object.entries({ enableWalletConnect, verify }))
    checkValue(value === undefined || typeof value === 'boolean', option, 'true or false')
  const isStorage =
    storage === undefined ||
    [storage.get, storage.set, storage.remove].every((one) => typeof one === 'function')
  checkValue(isStorage, 'storage', 'an object with get, set and remove')
  checkValue(namespaces === undefined || isObject(namespaces), 'namespaces', 'an object by namespace')
  for (const [namespace, wanted] of Object.entries(namespaces ?? {})) {
    const isValid = isObject(wanted) && [wanted.methods, wanted.events, wanted.chains].every(isStringArray)
    checkValue(
      isValid,
      `namespaces.${namespace}`,
      'an object with arrays of strings: methods, events, chains',
    )
    const unknown = Object.keys(wanted).find((key) => !namespaceKeys.includes(key))
    checkOption(unknown === undefined, 'INVALID_WALLETCONNECT_OPTION', {
      option: `namespaces.${namespace}.${unknown}`,
      fields: namespaceKeys.join(', '),
    })
    const others = wanted.chains?.filter((chain) => !chain.startsWith(`${namespace}:`)) ?? []
    checkValue(others.length === 0, `namespaces.${namespace}.chains`, `CAIP-2 ids of ${namespace}`)
  }
}

/**
 * Warns of the chains and namespaces of the option `namespaces` that the page has no network or adapter for. Runs once all
 * adapters are set up.
 */
export function warnOfNamespaces(
  { items, read, logger }: Pick<WalletConnectContext, 'items' | 'read' | 'logger'>,
  { namespaces = {} }: WalletConnectOptions,
): void {
  const adapters = items(chainAdapters)
  const { networks } = read(sessionContract)
  for (const [namespace, { chains }] of Object.entries(namespaces)) {
    for (const chain of chains ?? [])
      if (isUnknownNetwork(currentId(chain), adapters, networks))
        logger.warn(
          `walletConnect({ namespaces }) asks wallets for '${chain}', and the page leaves out what they grant there. ${networkHint(chain).hint}`,
        )
    if (chains === undefined && adapters.every((one) => one.namespace !== namespace))
      logger.warn(
        `walletConnect({ namespaces }) has '${namespace}', which no wallet is asked for: no adapter has it. Put a plugin with an adapter for '${namespace}' in the plugins, or take it out of namespaces.`,
      )
  }
}

export const optionChecks: OptionChecks<WalletConnectOptions, WalletConnectContract> = {
  knownOptions,
  knownEvents: {},
  checkOptions,
}
