import {
  ConfigurationError,
  type DeveloperMessages,
  type EventNames,
  isWebUrl,
  type OptionChecks,
} from '@latchkey/kernel'
import type { SiweConfig } from './backend/siwe-config'
import type { SiwxContract } from './contract'
import type { SiwxOptions } from './options'

/** The names of all options. Any other name is refused with a `ConfigurationError`. */
export const knownOptions: readonly (keyof SiwxOptions & string)[] = [
  'server',
  'backend',
  'createMessage',
  'verifiers',
  'storage',
  'required',
  'getRequired',
  'signOutOnDisconnect',
  'signOutOnNetworkChange',
  'siweConfig',
]

const messages: DeveloperMessages = {
  SIWX_TWO_CONFIGURATIONS: ({ names }) =>
    `siwx() got '${names}'. Only one of them can say how users sign in: with 'siweConfig', give no other option.`,
  INVALID_SIWX_OPTION: ({ option, expected }) => `The option '${option}' of siwx() must be ${expected}.`,
}

const methods = {
  backend: ['nonce', 'add', 'current', 'signOut'],
  storage: ['get', 'set', 'remove', 'onChange'],
  siweConfig: ['getNonce', 'verifyMessage', 'getSession', 'signOut'],
} as const

/** Throws a `ConfigurationError` for options that exclude each other, and for the first option with a wrong type. */
export function checkOptions(options: SiwxOptions): void {
  const { server, backend, verifiers, siweConfig } = options
  const checkOption = (isValid: boolean, option: string, expected: string): void => {
    if (!isValid) throw new ConfigurationError('INVALID_SIWX_OPTION', { option, expected }, messages)
  }
  const given = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const exclusive = given.filter((name) => /^(server|backend|verifiers)$/.test(name))
  if ((siweConfig && given.length > 1) || exclusive.length > 1)
    throw new ConfigurationError('SIWX_TWO_CONFIGURATIONS', { names: given.join("', '") }, messages)
  checkOption(
    server === undefined || (typeof server === 'string' && (isWebUrl(server) || /^\/(?!\/)/.test(server))),
    'server',
    'an https URL, or http on localhost, or a path of this page that begins with a slash',
  )
  for (const name of ['backend', 'storage', 'siweConfig'] as const) {
    const value: unknown = options[name]
    const names = methods[name]
    const isValid =
      typeof value === 'object' &&
      value !== null &&
      names.every((one) => typeof Reflect.get(value, one) === 'function')
    checkOption(value === undefined || isValid, name, `an object with the methods ${names.join(', ')}`)
  }
  checkOption(
    backend === undefined || Array.isArray(backend.namespaces),
    'backend.namespaces',
    'an array of namespaces',
  )
  checkOption(
    verifiers === undefined ||
      (Array.isArray(verifiers) && verifiers.every((one) => typeof one.verify === 'function')),
    'verifiers',
    'an array of verifiers, such as solanaVerifier()',
  )
  for (const name of ['createMessage', 'getRequired'] as const)
    checkOption(options[name] === undefined || typeof options[name] === 'function', name, 'a function')
  for (const name of ['required', 'signOutOnDisconnect', 'signOutOnNetworkChange'] as const)
    checkOption(options[name] === undefined || typeof options[name] === 'boolean', name, 'true or false')
}

const knownEvents: EventNames<SiwxContract> = {
  'siwx:signed-in': true,
  'siwx:signed-out': true,
  'siwx:failed': true,
  'siwx:cancelled': true,
}

export const optionChecks: OptionChecks<SiwxOptions, SiwxContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}

/** Keys of `siweConfig` that have an effect. */
const used: readonly string[] = [
  'getNonce',
  'verifyMessage',
  'getSession',
  'signOut',
  'getMessageParams',
  'createMessage',
  'onSignIn',
  'onSignOut',
  'required',
  'enabled',
  'signOutOnDisconnect',
  'signOutOnNetworkChange',
] satisfies readonly (keyof SiweConfig)[]

/** Returns a sentence that names the keys of `siweConfig` which have no effect, or `undefined` when each of them has one. */
export function ignoredSiweKeysSentence(siweConfig: SiweConfig | undefined): string | undefined {
  const ignored = Object.entries(siweConfig ?? {}).flatMap(([key, value]) => {
    // An account switch always ends the session, so `true` needs no warning.
    const isKept = used.includes(key) || value === undefined || (key === 'signOutOnAccountChange' && value)
    return isKept ? [] : [key]
  })
  if (ignored.length === 0) return undefined
  return `siwx() ignores '${ignored.join("', '")}' of 'siweConfig'. An account switch always ends the session, and nothing is fetched at intervals.`
}
