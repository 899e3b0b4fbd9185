import { type Label, labelsOf, type Notice, type Translate } from '@latchkey/kernel'
import { decimalAmount } from '@latchkey/portfolio/contract'
import { explorerUrl } from '@latchkey/session/chain'
import { sessionContract } from '@latchkey/session/contract'
import type { TrackedTransaction, TransactionResult, TransactionsContext } from './contract'
import { arrivedOf } from './follow/entries'
import { texts } from './texts'
import { decidedEnd, transactionHash } from './transaction-end'

const labelOf = labelsOf(texts)

/** Shows a transaction's outcome until the user closes it, with a link to its network's explorer. */
export function notifyOutcome(
  ctx: TransactionsContext,
  { sent, ...purpose }: TrackedTransaction,
  result: TransactionResult,
): void {
  const networkId = result.foundOn ?? sent.networkId
  const network = ctx.read(sessionContract).networks.find(({ id }) => id === networkId)
  const { key, code, variant } = describe(result, purpose.isOfPage)
  const arrived = arrivedOf({ ...purpose, result })
  const shownKey = key === 'arrived-less' && arrived ? 'arrived-amount' : key
  const text: Label = (t) =>
    t(`transactions.${shownKey}`, texts[`transactions.${shownKey}`], {
      what: nameOf(t, purpose),
      arrived: arrived ? `${decimalAmount(arrived)} ${arrived.symbol}` : '',
      network: network?.name ?? t('transactions.unknown-network', texts['transactions.unknown-network']),
    })
  const hash = transactionHash({ sent, result })
  const url = hash === undefined ? undefined : explorerUrl(network, 'tx', hash)
  const link = url === undefined ? {} : { link: { label: explorerLabel, url } }
  ctx.notify({ surface: 'alert', variant, code, text, ...link })
}

/** Shows that the oldest transaction above the limit is no longer followed. */
export function notifyUnwatched(ctx: TransactionsContext): void {
  const text = labelOf('transactions.unwatched')
  ctx.notify({ surface: 'alert', variant: 'warning', code: 'TRANSACTION_UNWATCHED', text })
}

const explorerLabel = labelOf('transactions.explorer')

type Unprefixed<Key> = Key extends `transactions.${infer Name}` ? Name : never

interface Description extends Pick<Notice, 'code' | 'variant'> {
  readonly key: Unprefixed<keyof typeof texts>
}

function describe(result: TransactionResult, isOfPage = false): Description {
  const decided = decidedEnd(result)
  // Nobody was shown by us what the page has sent, so there is nothing to compare.
  const end = decided === 'unread' && isOfPage ? 'confirmed' : decided
  switch (end) {
    case 'different': {
      const key = result.differences?.includes('network') ? 'different-network' : end
      return { key, code: 'SENT_DIFFERENTLY', variant: 'error' }
    }
    case 'arrived-less':
    case 'not-arrived':
      return { key: end, code: 'TRANSFER_INCOMPLETE', variant: 'error' }
    case 'partial':
      return { key: end, code: 'TRANSACTION_PARTLY_DONE', variant: 'warning' }
    case 'unread':
      return { key: end, code: 'TRANSACTION_CONFIRMED', variant: 'info' }
    case 'confirmed':
    case 'repriced':
      return { key: end, code: 'TRANSACTION_CONFIRMED', variant: 'success' }
    case 'reverted':
      return { key: end, code: 'TRANSACTION_REVERTED', variant: 'error' }
    case 'cancelled':
    case 'replaced':
      return { key: end, code: 'TRANSACTION_REPLACED', variant: 'warning' }
    case 'expired':
      return { key: end, code: 'TRANSACTION_EXPIRED', variant: 'warning' }
  }
}

function nameOf(t: Translate, { amount, decimals, symbol, kind }: Omit<TrackedTransaction, 'sent'>): string {
  if (amount === undefined || decimals === undefined || symbol === undefined)
    return t('transactions.transaction', texts['transactions.transaction'])
  const name = kind ?? 'transfer'
  return t(`transactions.${name}`, texts[`transactions.${name}`], {
    amount: `${decimalAmount({ value: amount, decimals })} ${symbol}`,
  })
}
