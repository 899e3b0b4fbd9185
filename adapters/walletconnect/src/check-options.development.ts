import { ConfigurationError, type Details, type Sentences } from '@latchkey/kernel'
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

const sentences: Sentences = {
  INVALID_RELAY_URL: ({ url }) =>
    `walletConnect() got the relay URL '${url}'. It starts with wss://, or with ws:// on this machine.`,
  INVALID_WALLETCONNECT_OPTION: ({ option, expected }) =>
    `The option '${option}' of walletConnect() must be ${expected}.`,
}

function check(fine: unknown, code: string, details: Details): void {
  if (!fine) throw new ConfigurationError(code, details, sentences)
}

const namespaceKeys: readonly string[] = ['methods', 'events', 'chains']
const isTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Throws a `ConfigurationError` for the first option that is wrong or unsafe. */
export function checkOptions(options: WalletConnectOptions, plugins: readonly Listed[]): void {
  const must = (fine: unknown, option: string, expected: string): void =>
    check(fine, 'INVALID_WALLETCONNECT_OPTION', { option, expected })
  const { projectId, relayUrl, storage, enableWalletConnect, verify, namespaces } = options
  const isAlone = !plugins.some(({ token }) => token.id === 'cloud')
  if (projectId === undefined && relayUrl === undefined && isAlone && enableWalletConnect !== false)
    console.warn(
      '[latchkey] walletConnect() has no project id, so no wallet can be paired. Give it one: walletConnect({ projectId }), or cloud({ projectId }), or a relayUrl of your own.',
    )
  must(projectId === undefined || (typeof projectId === 'string' && projectId), 'projectId', 'a text')
  if (relayUrl !== undefined)
    check(typeof relayUrl === 'string' && isRelayUrl(relayUrl), 'INVALID_RELAY_URL', {
      url: String(relayUrl),
    })
  for (const [option, value] of Object.entries({ enableWalletConnect, verify }))
    must(value === undefined || typeof value === 'boolean', option, 'true or false')
  const isStorage =
    storage === undefined ||
    [storage.get, storage.set, storage.remove].every((one) => typeof one === 'function')
  must(isStorage, 'storage', 'an object with get, set and remove')
  must(namespaces === undefined || isObject(namespaces), 'namespaces', 'an object by namespace')
  for (const [namespace, wanted] of Object.entries(namespaces ?? {})) {
    const isFine = isObject(wanted) && [wanted.methods, wanted.events, wanted.chains].every(isTexts)
    must(isFine, `namespaces.${namespace}`, 'an object with lists of texts: methods, events, chains')
    const unknown = Object.keys(wanted).find((key) => !namespaceKeys.includes(key))
    must(
      unknown === undefined,
      `namespaces.${namespace}.${unknown}`,
      `left out. A namespace knows: ${namespaceKeys.join(', ')}`,
    )
    const others = wanted.chains?.filter((chain) => !chain.startsWith(`${namespace}:`)) ?? []
    must(others.length === 0, `namespaces.${namespace}.chains`, `CAIP-2 ids of ${namespace}`)
  }
}

export const optionChecks: {
  readonly knownOptions: typeof knownOptions
  readonly checkOptions: typeof checkOptions
} = { knownOptions, checkOptions }
