import {
  ConfigurationError,
  type DeveloperMessages,
  type ErrorDetails,
  isWebUrl,
  type OptionChecks,
  type Plugin,
} from '@latchkey/kernel'
import type { EvmContract, EvmOptions } from './contract'
import type { EvmNetwork } from './networks/index'
import { rpcUrlsOf } from './to-networks'

/**
 * The plugin whose service also reads networks. Whether it supports a network is known after the first
 * request.
 */
const RPC_PROXY = 'cloud'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof EvmOptions & string)[] = [
  'networks',
  'rpcUrls',
  'transports',
  'enableEIP6963',
]

const messages: DeveloperMessages = {
  NO_NETWORK: () => 'evm() needs at least one network: evm({ networks: [mainnet] }).',
  INVALID_NETWORK: ({ network }) =>
    `evm() got a network with the id ${network}. A network is an object whose id is a positive whole number.`,
  DUPLICATE_NETWORK: ({ network }) => `evm() got network ${network} twice. Keep one of them.`,
  NETWORK_WITHOUT_RPC: ({ network }) =>
    `Network ${network} has no RPC URL. Set one in \`rpcUrls\` or in the network, set a transport in \`transports\`, or add \`cloud()\` to \`plugins\`.`,
  INVALID_RPC_URL: ({ network, url }) =>
    `Network ${network} has the RPC URL '${url}'. It must start with https://, or with http:// on localhost.`,
  INVALID_EXPLORER_URL: ({ network, url }) =>
    `Network ${network} has the block explorer '${url}'. It must start with https://, or with http:// on localhost.`,
  UNKNOWN_CHAIN_ID: ({ option, network, known }) =>
    `The option '${option}[${network}]' of evm() refers to a network that is not configured. Configured chain ids: ${known}.`,
  INVALID_EVM_OPTION: ({ option, expected, fields }) =>
    `The option '${option}' of evm() ${fields ? `is not a field of a network. Fields: ${fields}` : `must be ${expected}`}.`,
}

function checkOption(isValid: unknown, code: string, details: ErrorDetails = {}): void {
  if (!isValid) throw new ConfigurationError(code, details, messages)
}

const isStringArray = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const networkKeys: Readonly<Record<keyof EvmNetwork, true>> = {
  id: true,
  name: true,
  nativeCurrency: true,
  rpcUrls: true,
  blockExplorers: true,
  contracts: true,
  testnet: true,
  iconUrl: true,
}

/** viem chains have additional keys, which differ between viem's versions. `defineChain` adds `formatters` to each. */
function checkFields(network: EvmNetwork, id: string): void {
  const checkField = (isValid: boolean, key: string, expected: string): void =>
    checkOption(isValid, 'INVALID_EVM_OPTION', { option: `networks[${id}].${key}`, expected })
  const unknown =
    'formatters' in network ? undefined : Object.keys(network).find((key) => !(key in networkKeys))
  checkOption(unknown === undefined, 'INVALID_EVM_OPTION', {
    option: `networks[${id}].${unknown}`,
    fields: Object.keys(networkKeys).join(', '),
  })
  const { name, iconUrl }: { readonly name: unknown; readonly iconUrl?: unknown } = network
  checkField(typeof name === 'string' && name.trim() !== '', 'name', 'a non-empty string')
  checkField(
    iconUrl === undefined || /^data:image\//.test(`${iconUrl}`) || isWebUrl(iconUrl),
    'iconUrl',
    'an https URL, http on localhost, or a data URI of an image',
  )
}

/** Throws a `ConfigurationError` for the first option that is wrong or unsafe. */
export function checkOptions(options: EvmOptions, plugins: readonly Plugin[]): void {
  const hasProxy = plugins.some(({ token }) => token.id === RPC_PROXY)
  const { networks, transports, rpcUrls, enableEIP6963 } = options
  checkOption(Array.isArray(networks) && networks.length > 0, 'NO_NETWORK')
  const byId = { rpcUrls, transports }
  for (const [option, value] of Object.entries(byId))
    checkOption(value === undefined || (typeof value === 'object' && value !== null), 'INVALID_EVM_OPTION', {
      option,
      expected: 'an object by chain id',
    })
  checkOption(enableEIP6963 === undefined || typeof enableEIP6963 === 'boolean', 'INVALID_EVM_OPTION', {
    option: 'enableEIP6963',
    expected: 'true or false',
  })
  for (const [network, transport] of Object.entries(transports ?? {}))
    checkOption(typeof transport === 'function', 'INVALID_EVM_OPTION', {
      option: `transports[${network}]`,
      expected: "a viem transport: http('https://rpc.example')",
    })
  for (const [network, urls] of Object.entries(rpcUrls ?? {}))
    checkOption(isStringArray(urls), 'INVALID_EVM_OPTION', {
      option: `rpcUrls[${network}]`,
      expected: "an array of strings: ['https://rpc.example']",
    })
  const ids = networks.map((network) => `${network?.id}`)
  for (const [option, value] of Object.entries(byId)) {
    const network = Object.keys(value ?? {}).find((id) => !ids.includes(id))
    checkOption(network === undefined, 'UNKNOWN_CHAIN_ID', {
      option,
      network: `${network}`,
      known: ids.join(', '),
    })
  }
  const seen = new Set<unknown>()
  for (const given of networks) {
    const id = given?.id
    const network = JSON.stringify(id) ?? 'undefined'
    checkOption(Number.isSafeInteger(id) && id > 0, 'INVALID_NETWORK', { network })
    checkOption(!seen.has(id), 'DUPLICATE_NETWORK', { network })
    seen.add(id)
    checkFields(given, network)
    checkOption(
      given.rpcUrls === undefined || isStringArray(given.rpcUrls.default?.http),
      'INVALID_EVM_OPTION',
      {
        option: `networks[${network}].rpcUrls`,
        expected: "{ default: { http: ['https://rpc.example'] } }",
      },
    )
    const urls = rpcUrlsOf(options, given)
    checkOption(urls.length > 0 || transports?.[id] || hasProxy, 'NETWORK_WITHOUT_RPC', { network })
    for (const url of urls) checkOption(isWebUrl(url), 'INVALID_RPC_URL', { network, url })
    const url = given.blockExplorers?.default.url
    if (url) checkOption(isWebUrl(url), 'INVALID_EXPLORER_URL', { network, url })
  }
}

export const optionChecks: OptionChecks<EvmOptions, EvmContract> = {
  knownOptions,
  knownEvents: {},
  checkOptions,
}
