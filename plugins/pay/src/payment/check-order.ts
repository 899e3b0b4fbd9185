import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import { isNetworkId, isSameAddress, namespaceOf } from '@latchkey/session/caip'
import { formatChecked } from '@latchkey/session/chain'
import { isZeroAddress, sessionContract, type Token } from '@latchkey/session/contract'
import type { ExchangeFilter, PayContext, PaymentOptions, PaymentOrder } from '../contract'
import {
  PaymentAmountError,
  PaymentAssetError,
  PaymentConfigError,
  PaymentNamespaceError,
  PaymentRecipientError,
  PaymentRecipientForAssetError,
} from '../errors'

/** With more decimals one whole token would not fit into 256 bits. */
const MAX_DECIMALS = 77
const MAX_UNITS = 2n ** 256n - 1n
/** Numbers represent decimals of up to this many digits exactly. */
const SAFE_DIGITS = 15
const MAX_TEXT = 100
const MAX_IDS = 50

/** Checks the options of a page and returns the frozen order. Throws typed errors. */
export async function checkOrder(
  ctx: PayContext,
  options: PaymentOptions | undefined,
): Promise<PaymentOrder> {
  if (typeof options !== 'object' || options === null) throw new PaymentConfigError('options')
  const { paymentAsset, recipient, amount, payWithExchange } = options
  const asset = checkAsset(paymentAsset)
  const units = readUnits(amount, asset.decimals)
  if (units === undefined || units <= 0n || units > MAX_UNITS) throw new PaymentAmountError()
  return freezeCopy({
    asset,
    recipient: await checkRecipient(ctx, asset, recipient),
    amount: units.toString(),
    exchanges: checkFilter(payWithExchange),
  })
}

function checkAsset(given: PaymentOptions['paymentAsset'] | undefined): Token {
  if (typeof given !== 'object' || given === null) throw new PaymentAssetError('paymentAsset')
  const { network, asset, metadata } = given
  if (!isNetworkId(network)) throw new PaymentAssetError('paymentAsset.network')
  if (!isText(asset)) throw new PaymentAssetError('paymentAsset.asset')
  if (typeof metadata !== 'object' || metadata === null) throw new PaymentAssetError('paymentAsset.metadata')
  const { name, symbol, decimals, logoURI } = metadata
  const isWhole = Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS
  if (!isText(name) || !isText(symbol) || !isWhole) throw new PaymentAssetError('paymentAsset.metadata')
  return {
    networkId: network,
    ...(asset === 'native' ? {} : { address: asset }),
    name,
    symbol,
    decimals,
    ...(typeof logoURI === 'string' ? { iconUrl: logoURI } : {}),
  }
}

/** Parses an amount to smallest units; `undefined` if it is invalid. */
export function readUnits(amount: unknown, decimals: number): bigint | undefined {
  if (typeof amount === 'bigint') return amount
  const text = typeof amount === 'number' ? textOfNumber(amount) : amount
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const significant = fraction.replace(/0+$/, '')
  if (whole === '' || significant.length > decimals) return undefined
  return BigInt(whole + significant.padEnd(decimals, '0'))
}

/** The decimal text of a number, if it is exact. */
function textOfNumber(amount: number): string | undefined {
  const text = String(amount)
  return text.replace(/\D/g, '').replace(/^0+/, '').length <= SAFE_DIGITS ? text : undefined
}

async function checkRecipient(ctx: PayContext, asset: Token, recipient: unknown): Promise<string> {
  if (!isText(recipient)) throw new PaymentRecipientError()
  const namespace = namespaceOf(asset.networkId)
  const adapter = ctx.use(sessionContract).adapter(namespace)
  if (!adapter) throw new PaymentNamespaceError(namespace)
  if (!ctx.read(sessionContract).networks.some(({ id }) => id === asset.networkId))
    throw new PaymentAssetError('paymentAsset.network')
  if (asset.address !== undefined && !adapter.isAddress(asset.address))
    throw new PaymentAssetError('paymentAsset.asset')
  if (!adapter.isAddress(recipient)) throw new PaymentRecipientForAssetError()
  // Tokens sent there would be lost.
  if (isZeroAddress(recipient) || isSameAddress(namespace, recipient, asset.address ?? ''))
    throw new PaymentRecipientError()
  const formatted = formatChecked(recipient, (await adapter.capabilities()).addresses)
  if (formatted === undefined) throw new PaymentRecipientForAssetError()
  return formatted
}

function checkFilter(given: ExchangeFilter | undefined): ExchangeFilter {
  if (given === undefined) return {}
  const { includeOnly, exclude }: { includeOnly?: unknown; exclude?: unknown } = given
  if (includeOnly !== undefined && exclude !== undefined) throw new PaymentConfigError('payWithExchange')
  if (includeOnly !== undefined) return { includeOnly: checkIds(includeOnly) }
  return exclude === undefined ? {} : { exclude: checkIds(exclude) }
}

function checkIds(given: unknown): readonly string[] {
  if (!Array.isArray(given) || given.length > MAX_IDS || !given.every(isText))
    throw new PaymentConfigError('payWithExchange')
  return [...given]
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT
}
