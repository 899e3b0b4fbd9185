import { ConfigurationError, type DeveloperMessages, isWebUrl, type OptionChecks } from '@latchkey/kernel'
import { isNetworkId } from '@latchkey/session/caip'
import { chainAdapters, sessionContract, type Token } from '@latchkey/session/contract'
import { isUnknownNetwork, networkHint } from '@latchkey/session/internal/network-hint'
import type { PortfolioContract, PortfolioOptions } from './contract'
import type { PortfolioContext } from './portfolio-context'

/** All options of a host. Others are refused, as they are probably misspelt. */
export const knownOptions: readonly (keyof PortfolioOptions & string)[] = [
  'balances',
  'watch',
  'names',
  'tokens',
  'nfts',
  'pictureOrigins',
]

const messages: DeveloperMessages = {
  INVALID_BALANCES: ({ value }) =>
    `The option 'balances' of portfolio() must be true or false, not ${value}.`,
  INVALID_PORTFOLIO_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of portfolio() must be ${expected}.`,
}

/** Throws a `ConfigurationError` for a wrong value. */
export function checkOptions(options: PortfolioOptions): void {
  const { balances, watch, names, tokens, nfts, pictureOrigins } = options
  if (balances !== undefined && typeof balances !== 'boolean')
    throw new ConfigurationError('INVALID_BALANCES', { value: JSON.stringify(balances) }, messages)
  const checkOption = (isValid: boolean, option: string, expected: string): void => {
    if (!isValid) throw new ConfigurationError('INVALID_PORTFOLIO_OPTION', { option, expected }, messages)
  }
  checkOption(watch === undefined || typeof watch === 'boolean', 'watch', 'true or false')
  checkOption(names === undefined || typeof names === 'boolean', 'names', 'true or false')
  checkOption(
    tokens === undefined || (Array.isArray(tokens) && tokens.every(isToken)),
    'tokens',
    "an array of tokens, each with networkId, address, name, symbol, decimals and perhaps iconUrl, and nothing else: { networkId: 'eip155:1', address: '0x…', name: 'USD Coin', symbol: 'USDC', decimals: 6 }",
  )
  checkOption(
    nfts === undefined || typeof nfts === 'function',
    'nfts',
    'a function that resolves with an array',
  )
  checkOption(
    pictureOrigins === undefined || (Array.isArray(pictureOrigins) && pictureOrigins.every(isOrigin)),
    'pictureOrigins',
    "an array of origins, each without a path: ['https://cdn.example']; [] for none",
  )
}

const isOrigin = (given: unknown): boolean =>
  typeof given === 'string' && isWebUrl(given) && new URL(given).origin === given && !given.includes('*')

const tokenKeys: Readonly<Record<keyof Token, true>> = {
  networkId: true,
  address: true,
  name: true,
  symbol: true,
  decimals: true,
  iconUrl: true,
}

function isToken(token: unknown): boolean {
  if (typeof token !== 'object' || token === null) return false
  const texts = ['address', 'name', 'symbol'].every((field) => typeof Reflect.get(token, field) === 'string')
  const decimals: unknown = Reflect.get(token, 'decimals')
  const isKnown =
    isNetworkId(Reflect.get(token, 'networkId')) && Object.keys(token).every((key) => key in tokenKeys)
  return isKnown && texts && Number.isInteger(decimals) && Number(decimals) > 0
}

/** Warns of each network of the option `tokens` that no adapter has, once all adapters are set up. */
export function warnOfTokens(ctx: PortfolioContext['ctx'], { tokens = [] }: PortfolioOptions): void {
  ctx.onReady(() => {
    const adapters = ctx.items(chainAdapters)
    const { networks } = ctx.read(sessionContract)
    for (const id of new Set(tokens.map(({ networkId }) => networkId))) {
      if (!isUnknownNetwork(id, adapters, networks)) continue
      const symbols = tokens.flatMap(({ networkId, symbol }) => (networkId === id ? [symbol] : []))
      ctx.logger.warn(
        `portfolio({ tokens }) lists ${symbols.join(', ')} on '${id}', which nobody can see. ${networkHint(id).hint}`,
      )
    }
  })
}

export const optionChecks: OptionChecks<PortfolioOptions, PortfolioContract> = {
  knownOptions,
  knownEvents: {},
  checkOptions,
}
