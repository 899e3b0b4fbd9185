import { isHexBytes } from '@latchkey/session/caip'
import type { ActiveTarget, NetworkId, Token } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { plainText } from '@latchkey/session/schema'

const MAX_TOKENS = 20_000
const MAX_DECIMALS = 77
const MAX_DATA = 100_000
const MAX_UINT256 = 2n ** 256n - 1n

const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.check((text) => BigInt(text) <= MAX_UINT256),
)
const account = v.pipe(v.string(), v.maxLength(200))
const data = v.pipe(
  v.string(),
  v.maxLength(MAX_DATA),
  v.check((text) => isHexBytes(text) && text !== '0x'),
)
const name = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => plainText(text, length)),
    v.minLength(1),
  )

const tokenSchema = v.object({
  name: name(64),
  symbol: name(16),
  address: account,
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DECIMALS)),
  logoUri: v.fallback(v.optional(v.string()), undefined),
})
const tokensSchema = v.object({ tokens: v.array(v.unknown()) })
const quotesSchema = v.object({ quotes: v.array(v.object({ fromAmount: amount, toAmount: amount })) })
const allowanceSchema = v.object({ allowance: amount })
const gasPriceSchema = v.object({ standard: amount })
const approvalSchema = v.object({ tx: v.object({ from: account, data }) })
const swapSchema = v.object({
  tx: v.object({
    from: account,
    to: account,
    data,
    amount,
    eip155: v.fallback(v.optional(v.object({ gas: amount })), undefined),
  }),
})
const priceSchema = v.object({ fungibles: v.array(v.object({ price: v.optional(v.unknown()) })) })

/**
 * Parses the list of tokens and leaves out entries that are no token of this network. The native token gets the name and
 * decimals of the network, whatever the service reports.
 * @param isPictureUrl whether a logo may be shown
 */
export function parseTokens(
  response: unknown,
  { networkId, network }: Pick<ActiveTarget, 'networkId' | 'network'>,
  isPictureUrl: (url: unknown) => url is string,
): readonly Token[] {
  const seen = new Set<string | undefined>()
  return v
    .parse(tokensSchema, response)
    .tokens.slice(0, MAX_TOKENS)
    .flatMap((entry): readonly Token[] => {
      const parsed = v.safeParse(tokenSchema, entry)
      const address = parsed.success ? addressIn(networkId, parsed.output.address) : undefined
      if (!parsed.success || address === undefined || seen.has(address)) return []
      seen.add(address)
      const { name, symbol, decimals, logoUri } = parsed.output
      const contract = contractOf(address)
      return [
        {
          networkId,
          name,
          symbol,
          decimals,
          ...(contract === undefined ? network?.nativeCurrency : { address: contract }),
          ...(isPictureUrl(logoUri) ? { iconUrl: logoUri } : {}),
        },
      ]
    })
}

/** The quoted amount; `undefined` without a quote. Throws for a quote of another amount. */
export function parseQuote(response: unknown, wanted: string): string | undefined {
  const [quote] = v.parse(quotesSchema, response).quotes
  if (quote && BigInt(quote.fromAmount) !== BigInt(wanted))
    throw new Error('The quote is for another amount.')
  return quote?.toAmount
}

export const parseAllowance = (response: unknown): bigint =>
  BigInt(v.parse(allowanceSchema, response).allowance)

/** Wei. */
export const parseGasPrice = (response: unknown): bigint => BigInt(v.parse(gasPriceSchema, response).standard)

/** The approval that the service wants to be signed. */
export interface BuiltApproval {
  /** CAIP-10 of the token's contract. */
  readonly from: string
  readonly data: string
}

export const parseApproval = (response: unknown): BuiltApproval => v.parse(approvalSchema, response).tx

/** The swap that the service wants to be signed. */
export interface BuiltSwap {
  /** CAIP-10. */
  readonly from: string
  readonly to: string
  readonly data: string
  /** The quoted amount, in smallest units of the target token. */
  readonly amount: string
  /** What the service says of its gas. */
  readonly eip155?: { readonly gas: string } | undefined
}

export const parseSwap = (response: unknown): BuiltSwap => v.parse(swapSchema, response).tx

/** US dollars for one whole token; `undefined` if the service has no price. */
export function parsePrice(response: unknown): number | undefined {
  const price = v.parse(priceSchema, response).fungibles[0]?.price
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : undefined
}

const ADDRESS = /^0x[\da-f]{40}$/
/** What the service uses as the address of the native currency. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** CAIP-10. */
export const accountId = (networkId: NetworkId, address: string): string => `${networkId}:${address}`

/** CAIP-10 of a token. */
export const tokenId = ({ networkId, address = NATIVE }: Token): string =>
  accountId(networkId, address.toLowerCase())

/** The address of an account of this network, in lower case; `undefined` for any other text. */
export function addressIn(networkId: NetworkId, account: string): string | undefined {
  const prefix = `${networkId}:`
  const address = account.slice(prefix.length).toLowerCase()
  return account.startsWith(prefix) && ADDRESS.test(address) ? address : undefined
}

/** A token's contract; `undefined` for the native currency. */
export const contractOf = (address: string): string | undefined => (address === NATIVE ? undefined : address)
