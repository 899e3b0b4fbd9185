import {
  ConfigurationError,
  type DeveloperMessages,
  type ErrorDetails,
  isWebUrl,
  type OptionChecks,
  type Plugin,
} from '@latchkey/kernel'
import type { SolanaContract, SolanaOptions } from './contract'
import type { SolanaNetwork } from './networks/index'
import { rpcUrlsOf } from './to-networks'

/** The plugin whose service reads networks too; whether it serves this network is known after the first request. */
const RPC_PROXY = 'cloud'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof SolanaOptions & string)[] = ['networks', 'rpcUrls']

const messages: DeveloperMessages = {
  NO_NETWORK: () => 'solana() needs at least one network: solana({ networks: [solanaMainnet] }).',
  INVALID_NETWORK: ({ network }) =>
    `solana() got a network with the id ${network}. A network is an object whose id is a CAIP-2 reference: letters, digits, - and _, at most 32.`,
  DUPLICATE_NETWORK: ({ network }) => `solana() got network ${network} twice. Keep one of them.`,
  NETWORK_WITHOUT_RPC: ({ network }) =>
    `Network ${network} has no RPC URL. Set one in \`rpcUrls\` or in the network, or add \`cloud()\` to \`plugins\`.`,
  INVALID_RPC_URL: ({ network, url }) =>
    `Network ${network} has the RPC URL '${url}'. It must start with https://, or with http:// on localhost.`,
  INVALID_EXPLORER_URL: ({ network, url }) =>
    `Network ${network} has the block explorer '${url}'. It must start with https://, or with http:// on localhost.`,
  UNKNOWN_NETWORK: ({ network, known }) =>
    `The option 'rpcUrls[${network}]' of solana() refers to a network that is not configured. Configured ids: ${known}.`,
  INVALID_SOLANA_OPTION: ({ option, expected, fields }) =>
    `The option '${option}' of solana() ${fields ? `is not a field of a network. Fields: ${fields}` : `must be ${expected}`}.`,
}

function checkOption(isValid: unknown, code: string, details: ErrorDetails = {}): void {
  if (!isValid) throw new ConfigurationError(code, details, messages)
}

const isStringArray = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const networkKeys: Readonly<Record<keyof SolanaNetwork, true>> = {
  id: true,
  name: true,
  nativeCurrency: true,
  rpcUrls: true,
  blockExplorers: true,
  testnet: true,
}

function checkFields(network: SolanaNetwork, id: string): void {
  const checkField = (isValid: boolean, key: string, expected: string): void =>
    checkOption(isValid, 'INVALID_SOLANA_OPTION', { option: `networks[${id}].${key}`, expected })
  const unknown = Object.keys(network).find((key) => !(key in networkKeys))
  checkOption(unknown === undefined, 'INVALID_SOLANA_OPTION', {
    option: `networks[${id}].${unknown}`,
    fields: Object.keys(networkKeys).join(', '),
  })
  const { name }: { readonly name: unknown } = network
  checkField(typeof name === 'string' && name.trim() !== '', 'name', 'a non-empty string')
}

/** CAIP-2 reference. */
const reference = /^[-_a-zA-Z\d]{1,32}$/

/** Throws a `ConfigurationError` for the first option that is wrong or unsafe. */
export function checkOptions(options: SolanaOptions, plugins: readonly Plugin[]): void {
  const hasProxy = plugins.some(({ token }) => token.id === RPC_PROXY)
  const { networks, rpcUrls } = options
  checkOption(Array.isArray(networks) && networks.length > 0, 'NO_NETWORK')
  checkOption(
    rpcUrls === undefined || (typeof rpcUrls === 'object' && rpcUrls !== null),
    'INVALID_SOLANA_OPTION',
    {
      option: 'rpcUrls',
      expected: 'an object by network id',
    },
  )
  for (const [network, urls] of Object.entries(rpcUrls ?? {}))
    checkOption(isStringArray(urls), 'INVALID_SOLANA_OPTION', {
      option: `rpcUrls[${network}]`,
      expected: "an array of strings: ['https://rpc.example']",
    })
  const ids = networks.map((network) => `${network?.id}`)
  const unknownId = Object.keys(rpcUrls ?? {}).find((id) => !ids.includes(id))
  checkOption(unknownId === undefined, 'UNKNOWN_NETWORK', { network: `${unknownId}`, known: ids.join(', ') })
  const seen = new Set<unknown>()
  for (const given of networks) {
    const id = given?.id
    const network = JSON.stringify(id) ?? 'undefined'
    checkOption(typeof id === 'string' && reference.test(id), 'INVALID_NETWORK', { network })
    checkOption(!seen.has(id), 'DUPLICATE_NETWORK', { network })
    seen.add(id)
    checkFields(given, network)
    checkOption(
      given.rpcUrls === undefined || isStringArray(given.rpcUrls.default?.http),
      'INVALID_SOLANA_OPTION',
      {
        option: `networks[${network}].rpcUrls`,
        expected: "{ default: { http: ['https://rpc.example'] } }",
      },
    )
    const urls = rpcUrlsOf(options, given)
    checkOption(urls.length > 0 || hasProxy, 'NETWORK_WITHOUT_RPC', { network })
    for (const url of urls) checkOption(isWebUrl(url), 'INVALID_RPC_URL', { network, url })
    const url = given.blockExplorers?.default.url
    if (url) checkOption(isWebUrl(url), 'INVALID_EXPLORER_URL', { network, url })
  }
}

export const optionChecks: OptionChecks<SolanaOptions, SolanaContract> = {
  knownOptions,
  knownEvents: {},
  checkOptions,
}
