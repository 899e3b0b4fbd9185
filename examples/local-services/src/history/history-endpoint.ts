import type { BlockchainApiRequest, DataEndpoint } from '../data/data-endpoint'
import { DataError } from '../data/data-error'
import { jsonReply } from '../http/reply'
import { generateHistory } from './generate-history'
import type { HistoryPage, HistoryReader } from './history-reader'
import { hostileHistory } from './hostile-history'

const PAGE = 50
/** Transactions of an account behind `/data/many`, the real ones included, and those of a page. */
export const MANY_TRANSACTIONS = 10_000
const MANY_PAGE = 2_000

export const history: DataEndpoint = {
  service: 'data:history',
  method: 'GET',
  path: /^\/v1\/account\/([^/]+)\/history$/,
  projectId: 'query',
  empty: () => ({ data: [], next: null }),
  async answer(request) {
    const reader = readerFor(request)
    const cursor = request.query.get('cursor') ?? undefined
    if (request.variant === 'hostile') return jsonReply({ data: hostileHistory, next: `on ${cursor ?? ''}1` })
    const { transactions, next } =
      request.variant === 'many'
        ? await manyOf(request, reader, cursor)
        : await reader.read(request.subject, cursor, PAGE)
    return jsonReply({ data: transactions, next: next ?? null })
  },
}

function readerFor({ subject, query, world: { histories } }: BlockchainApiRequest): HistoryReader {
  const chainId = query.get('chainId') ?? 'eip155:1'
  const reader = histories.find(({ networkId }) => networkId === chainId)
  if (!reader) throw new DataError(400, 'chainId', `Unsupported chain: ${chainId}`)
  if (!reader.isAddress(subject)) throw new DataError(400, 'address', `Invalid address: ${subject}`)
  return reader
}

/** The real transactions, then generated ones. The cursor is an index. */
async function manyOf(
  { subject, world }: BlockchainApiRequest,
  reader: HistoryReader,
  cursor = '0',
): Promise<HistoryPage> {
  const start = Number(cursor)
  if (!Number.isSafeInteger(start) || start < 0)
    throw new DataError(400, 'cursor', `Invalid cursor: ${cursor}`)
  const real = (await reader.read(subject, undefined, MANY_PAGE)).transactions
  const generated = generateHistory(MANY_TRANSACTIONS - real.length, {
    networkId: reader.networkId,
    account: subject,
    gatewayUrl: world.gatewayUrl(),
    nowMs: Date.UTC(2026, 0, 1),
  })
  const end = start + MANY_PAGE
  return {
    transactions: [...real, ...generated].slice(start, end),
    next: end < MANY_TRANSACTIONS ? `${end}` : undefined,
  }
}
