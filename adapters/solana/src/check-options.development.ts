import { ConfigurationError, type Details, isWebUrl, type Plugin, type Sentences } from '@latchkey/kernel'
import type { SolanaNetwork } from './networks/index'
import type { SolanaOptions } from './options'
import { rpcUrlsOf } from './to-networks'

/** The plugin whose service reads networks too; whether it serves this network is known after the first request. */
const RPC_PROXY = 'cloud'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof SolanaOptions & string)[] = ['networks', 'rpcUrls']

const sentences: Sentences = {
  NO_NETWORK: () => 'solana() needs at least one network: solana({ networks: [solanaMainnet] }).',
  INVALID_NETWORK: ({ network }) =>
    `solana() got a network with the id ${network}. A network is an object whose id is a CAIP-2 reference: letters, digits, - and _, at most 32.`,
  DUPLICATE_NETWORK: ({ network }) => `solana() got network ${network} twice. Keep one of them.`,
  NETWORK_WITHOUT_RPC: ({ network }) =>
    `Network ${network} cannot be read. Give it an RPC URL, in rpcUrls or in the network itself; or put cloud(), which reads the networks its service knows, in the list of plugins.`,
  INVALID_RPC_URL: ({ network, url }) =>
    `Network ${network} has the RPC URL '${url}'. RPC URLs start with https://, or with http:// on this machine.`,
  INVALID_EXPLORER_URL: ({ network, url }) =>
    `Network ${network} has the block explorer '${url}'. Explorer URLs start with https://, or with http:// on this machine.`,
  UNKNOWN_NETWORK: ({ network, known }) =>
    `The option 'rpcUrls[${network}]' of solana() is for a network that is not in networks. Those have the ids: ${known}.`,
  INVALID_SOLANA_OPTION: ({ option, expected }) => `The option '${option}' of solana() must be ${expected}.`,
}

function check(fine: unknown, code: string, details: Details = {}): void {
  if (!fine) throw new ConfigurationError(code, details, sentences)
}

const isTexts = (value: unknown): boolean =>
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
  const field = (key: string, isRight: boolean, expected: string): void =>
    check(isRight, 'INVALID_SOLANA_OPTION', { option: `networks[${id}].${key}`, expected })
  const unknown = Object.keys(network).find((key) => !(key in networkKeys))
  const known = Object.keys(networkKeys).join(', ')
  field(`${unknown}`, unknown === undefined, `left out. A network knows: ${known}`)
  const { name }: { readonly name: unknown } = network
  field('name', typeof name === 'string' && name.trim() !== '', 'a text')
}

/** CAIP-2. */
const reference = /^[-_a-zA-Z\d]{1,32}$/

/** Throws a `ConfigurationError` for the first option that is wrong or unsafe. */
export function checkOptions(options: SolanaOptions, plugins: readonly Plugin[]): void {
  const hasProxy = plugins.some(({ token }) => token.id === RPC_PROXY)
  const { networks, rpcUrls } = options
  check(Array.isArray(networks) && networks.length > 0, 'NO_NETWORK')
  check(rpcUrls === undefined || (typeof rpcUrls === 'object' && rpcUrls !== null), 'INVALID_SOLANA_OPTION', {
    option: 'rpcUrls',
    expected: 'an object by network id',
  })
  for (const [network, urls] of Object.entries(rpcUrls ?? {}))
    check(isTexts(urls), 'INVALID_SOLANA_OPTION', {
      option: `rpcUrls[${network}]`,
      expected: "a list of texts: ['https://rpc.example']",
    })
  const ids = networks.map((network) => `${network?.id}`)
  const stray = Object.keys(rpcUrls ?? {}).find((id) => !ids.includes(id))
  check(stray === undefined, 'UNKNOWN_NETWORK', { network: `${stray}`, known: ids.join(', ') })
  const seen = new Set<unknown>()
  for (const given of networks) {
    const id = given?.id
    const network = JSON.stringify(id) ?? 'undefined'
    check(typeof id === 'string' && reference.test(id), 'INVALID_NETWORK', { network })
    check(!seen.has(id), 'DUPLICATE_NETWORK', { network })
    seen.add(id)
    checkFields(given, network)
    check(given.rpcUrls === undefined || isTexts(given.rpcUrls.default?.http), 'INVALID_SOLANA_OPTION', {
      option: `networks[${network}].rpcUrls`,
      expected: "{ default: { http: ['https://rpc.example'] } }",
    })
    const urls = rpcUrlsOf(options, given)
    check(urls.length > 0 || hasProxy, 'NETWORK_WITHOUT_RPC', { network })
    for (const url of urls) check(isWebUrl(url), 'INVALID_RPC_URL', { network, url })
    const url = given.blockExplorers?.default.url
    if (url) check(isWebUrl(url), 'INVALID_EXPLORER_URL', { network, url })
  }
}

export const optionChecks: {
  readonly knownOptions: typeof knownOptions
  readonly checkOptions: typeof checkOptions
} = { knownOptions, checkOptions }
