import { ConfigurationError, type Details, isWebUrl, type Plugin, type Sentences } from '@latchkey/kernel'
import type { EvmNetwork } from './networks/index'
import type { EvmOptions } from './options'
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

const sentences: Sentences = {
  NO_NETWORK: () => 'evm() needs at least one network: evm({ networks: [mainnet] }).',
  INVALID_NETWORK: ({ network }) =>
    `evm() got a network with the id ${network}. A network is an object whose id is a positive whole number.`,
  DUPLICATE_NETWORK: ({ network }) => `evm() got network ${network} twice. Keep one of them.`,
  NETWORK_WITHOUT_RPC: ({ network }) =>
    `Network ${network} cannot be read. Give it an RPC URL, in rpcUrls or in the network itself, or a transport; or put cloud(), which reads the networks its service knows, in the list of plugins.`,
  INVALID_RPC_URL: ({ network, url }) =>
    `Network ${network} has the RPC URL '${url}'. RPC URLs start with https://, or with http:// on this machine.`,
  INVALID_EXPLORER_URL: ({ network, url }) =>
    `Network ${network} has the block explorer '${url}'. Explorer URLs start with https://, or with http:// on this machine.`,
  UNKNOWN_CHAIN_ID: ({ option, network, known }) =>
    `The option '${option}[${network}]' of evm() is for a network that is not in networks. Those have the chain ids: ${known}.`,
  INVALID_EVM_OPTION: ({ option, expected }) => `The option '${option}' of evm() must be ${expected}.`,
}

function check(fine: unknown, code: string, details: Details = {}): void {
  if (!fine) throw new ConfigurationError(code, details, sentences)
}

const isTexts = (value: unknown): boolean =>
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

/** A chain of viem has further keys, which differ between its versions. `defineChain` gives each one `formatters`. */
function checkFields(network: EvmNetwork, id: string): void {
  const field = (key: string, isRight: boolean, expected: string): void =>
    check(isRight, 'INVALID_EVM_OPTION', { option: `networks[${id}].${key}`, expected })
  const unknown =
    'formatters' in network ? undefined : Object.keys(network).find((key) => !(key in networkKeys))
  const known = Object.keys(networkKeys).join(', ')
  field(`${unknown}`, unknown === undefined, `left out. A network knows: ${known}`)
  const { name, iconUrl }: { readonly name: unknown; readonly iconUrl?: unknown } = network
  field('name', typeof name === 'string' && name.trim() !== '', 'a text')
  field(
    'iconUrl',
    iconUrl === undefined || /^data:image\//.test(`${iconUrl}`) || isWebUrl(iconUrl),
    'an https address, http on this machine, or a data URI of a picture',
  )
}

/** Throws a `ConfigurationError` for the first option that is wrong or unsafe. */
export function checkOptions(options: EvmOptions, plugins: readonly Plugin[]): void {
  const hasProxy = plugins.some(({ token }) => token.id === RPC_PROXY)
  const { networks, transports, rpcUrls, enableEIP6963 } = options
  check(Array.isArray(networks) && networks.length > 0, 'NO_NETWORK')
  const byId = { rpcUrls, transports }
  for (const [option, value] of Object.entries(byId))
    check(value === undefined || (typeof value === 'object' && value !== null), 'INVALID_EVM_OPTION', {
      option,
      expected: 'an object by chain id',
    })
  check(enableEIP6963 === undefined || typeof enableEIP6963 === 'boolean', 'INVALID_EVM_OPTION', {
    option: 'enableEIP6963',
    expected: 'true or false',
  })
  for (const [network, transport] of Object.entries(transports ?? {}))
    check(typeof transport === 'function', 'INVALID_EVM_OPTION', {
      option: `transports[${network}]`,
      expected: "a transport of viem: http('https://rpc.example')",
    })
  for (const [network, urls] of Object.entries(rpcUrls ?? {}))
    check(isTexts(urls), 'INVALID_EVM_OPTION', {
      option: `rpcUrls[${network}]`,
      expected: "a list of texts: ['https://rpc.example']",
    })
  const ids = networks.map((network) => `${network?.id}`)
  for (const [option, value] of Object.entries(byId)) {
    const network = Object.keys(value ?? {}).find((id) => !ids.includes(id))
    check(network === undefined, 'UNKNOWN_CHAIN_ID', { option, network: `${network}`, known: ids.join(', ') })
  }
  const seen = new Set<unknown>()
  for (const given of networks) {
    const id = given?.id
    const network = JSON.stringify(id) ?? 'undefined'
    check(Number.isSafeInteger(id) && id > 0, 'INVALID_NETWORK', { network })
    check(!seen.has(id), 'DUPLICATE_NETWORK', { network })
    seen.add(id)
    checkFields(given, network)
    check(given.rpcUrls === undefined || isTexts(given.rpcUrls.default?.http), 'INVALID_EVM_OPTION', {
      option: `networks[${network}].rpcUrls`,
      expected: "{ default: { http: ['https://rpc.example'] } }",
    })
    const urls = rpcUrlsOf(options, given)
    check(urls.length > 0 || transports?.[id] || hasProxy, 'NETWORK_WITHOUT_RPC', { network })
    for (const url of urls) check(isWebUrl(url), 'INVALID_RPC_URL', { network, url })
    const url = given.blockExplorers?.default.url
    if (url) check(isWebUrl(url), 'INVALID_EXPLORER_URL', { network, url })
  }
}

export const optionChecks: {
  readonly knownOptions: typeof knownOptions
  readonly checkOptions: typeof checkOptions
} = { knownOptions, checkOptions }
