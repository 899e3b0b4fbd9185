import { ConfigurationError, isWebUrl, type Sentences } from '@latchkey/kernel'
import { accountKinds } from './account-order'
import { isNetworkId } from './caip'
import type { SessionOptions } from './options'

export { checkNetwork } from './check-network.development'

/** What a host may name; a misspelt option is refused. */
export const optionNames: readonly (keyof SessionOptions & string)[] = [
  'connectors',
  'reconnect',
  'metadata',
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'foreignTypedData',
  'defaultNetwork',
  'defaultAccountTypes',
]

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const areAccountTypes = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(Object(value)).every(([namespace, type]) =>
    accountKinds(namespace).some((kind) => kind === type),
  )
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
interface Rule {
  readonly isRight: (value: unknown) => boolean
  readonly expected: string
}

const flag: Rule = { isRight: isFlag, expected: 'true or false' }

const rules: Readonly<Record<Exclude<keyof SessionOptions, 'metadata'>, Rule>> = {
  connectors: { isRight: Array.isArray, expected: 'a list of connectors' },
  reconnect: flag,
  enableNetworkSwitch: flag,
  allowUnsupportedChain: flag,
  foreignTypedData: {
    isRight: (value) => value === 'refuse' || value === 'allow',
    expected: "'refuse' or 'allow'",
  },
  defaultNetwork: { isRight: isNetworkId, expected: "a CAIP-2 network id, such as 'eip155:1'" },
  defaultAccountTypes: {
    isRight: areAccountTypes,
    expected: "an object with a type that each namespace has, such as { eip155: 'eoa' }",
  },
}

const sentences: Sentences = {
  INVALID_SESSION_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of session() must be ${expected}.`,
}

function need(option: string, value: unknown, { isRight, expected }: Rule): void {
  if (value !== undefined && !isRight(value))
    throw new ConfigurationError('INVALID_SESSION_OPTION', { option, expected }, sentences)
}

/** Throws a `ConfigurationError` that names the first wrong option. */
export function checkOptions({ metadata, ...options }: SessionOptions): void {
  need('metadata', metadata, { isRight: isObject, expected: 'an object' })
  const address: Rule = { isRight: isWebUrl, expected: 'an https address, or http on this machine' }
  need('metadata.url', metadata?.url, address)
  for (const [option, rule] of Object.entries(rules)) need(option, Reflect.get(options, option), rule)
}
