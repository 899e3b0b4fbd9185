import type {
  AccountCursor,
  SentTransaction,
  TransactionContents,
  TransactionRequest,
  Transactions,
} from '@latchkey/session/contract'
import { ADDRESS, connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { PlannedTransaction } from '../contract'
import { RECIPIENT, sentWith, transfer } from '../test-support/transaction-page'
import { findSent } from './find-sent'

const { signal } = new AbortController()
const cursor: AccountCursor = { position: '7', block: '100' }
const planned: PlannedTransaction = { target: connectedTarget, requests: [transfer] }

/** A chain on which the account has sent these. */
function chainWith(contents: Readonly<Record<string, TransactionContents | undefined>>, hasMoved = true) {
  const notHere = (): Promise<never> => Promise.reject(new Error('not here'))
  const transactions: Transactions = {
    estimate: notHere,
    send: notHere,
    wait: notHere,
    observe: notHere,
    since: async () => ({ hasMoved, sent: Object.keys(contents).map((id) => sentWith(id)) }),
    read: async ({ id }) => contents[id],
  }
  return transactions
}
const withSeen = (transactions: Transactions, from: string): Transactions => ({
  ...transactions,
  since: async () => ({
    hasMoved: true,
    sent: [sentWith('0x1', { seen: { from, nonce: '7', value: '0', data: '0x' } })],
  }),
})
const find = (transactions: Transactions, isKnown: (sent: SentTransaction) => boolean = () => false) =>
  findSent(transactions, planned, cursor, isKnown, new Set(), signal)

const asAsked: TransactionContents = { from: ADDRESS, requests: [transfer] }

test('find: the transaction that does what was requested', async () => {
  const other = { from: ADDRESS, requests: [{ ...transfer, amount: '1' }] }
  expect(await find(chainWith({ '0x1': other, '0x2': asAsked }))).toEqual({
    hasMoved: true,
    showsWithinMs: 10_000,
    fitting: sentWith('0x2'),
  })
})

test.each<[string, TransactionContents | undefined]>([
  ['of another amount', { from: ADDRESS, requests: [{ ...transfer, amount: '1' }] }],
  ['to somebody else', { from: ADDRESS, requests: [{ ...transfer, to: ADDRESS }] }],
  ['with something added', { from: ADDRESS, requests: [transfer, { ...transfer, to: ADDRESS }] }],
  ['of another account', { from: RECIPIENT, requests: [transfer] }],
  ['that cannot be read', undefined],
])('find: a transaction %s is not taken over', async (_what, contents) => {
  expect(await find(chainWith({ '0x1': contents }))).toMatchObject({ hasMoved: true, fitting: undefined })
})

test('find: one that belongs to another request is not taken over', async () => {
  expect(await find(chainWith({ '0x1': asAsked }), () => true)).toEqual({
    hasMoved: true,
    showsWithinMs: 10_000,
    fitting: undefined,
  })
})

test('find: an account that has sent nothing, and a chain that cannot tell', async () => {
  expect(await find(chainWith({}, false))).toEqual({
    hasMoved: false,
    showsWithinMs: 10_000,
    fitting: undefined,
  })
  const { since: _, ...silent } = chainWith({})
  expect(await find(silent)).toBeUndefined()
})

test('find: the nonce of the account is used by something else, which a bundler’s or an unread one does not say', async () => {
  const other = { from: ADDRESS, requests: [] }
  const isUsed = async (contents: TransactionContents | undefined, from: string) =>
    (await find(withSeen(chainWith({ '0x1': contents }), from)))?.isNonceUsed
  expect(await isUsed(other, ADDRESS)).toBe(true)
  expect(await isUsed(other, RECIPIENT)).toBeUndefined()
  expect(await isUsed(undefined, ADDRESS)).toBeUndefined()
  expect(await isUsed(asAsked, ADDRESS)).toBeUndefined()
})

test('find: what does something else is read once, what cannot be told yet again and again', async () => {
  const contents: Record<string, TransactionContents | undefined> = {
    '0x1': { from: ADDRESS, requests: [] },
    '0x2': undefined,
  }
  const reads: string[] = []
  const chain: Transactions = {
    ...chainWith(contents),
    async read({ id }) {
      reads.push(id)
      return contents[id]
    },
  }
  const others = new Set<string>()
  const search = () => findSent(chain, planned, cursor, () => false, others, signal)
  expect(await search()).toMatchObject({ fitting: undefined })
  expect(await search()).toMatchObject({ hasMoved: true, fitting: undefined })
  expect(reads).toEqual(['0x1', '0x2', '0x2'])
  contents['0x2'] = asAsked
  expect(await search()).toMatchObject({ fitting: sentWith('0x2') })
})

test('find: a nonce stays used by something else that is not read again', async () => {
  const chain = withSeen(chainWith({ '0x1': { from: ADDRESS, requests: [] } }), ADDRESS)
  const others = new Set<string>()
  const search = () => findSent(chain, planned, cursor, () => false, others, signal)
  expect((await search())?.isNonceUsed).toBe(true)
  expect((await search())?.isNonceUsed).toBe(true)
})

test('find: where the calls cannot be read, only what arrived exactly as asked is taken over', async () => {
  const arrived = (...amounts: readonly string[]): TransactionContents => ({
    from: ADDRESS,
    arrived: { native: amounts.map((amount) => ({ ...transfer, amount })), tokens: [] },
  })
  const others = [arrived(), arrived('1'), arrived(`${BigInt(transfer.amount) + 1n}`)]
  for (const contents of [...others, { ...arrived(), isReverted: true } as const])
    expect(await find(chainWith({ '0x1': contents }))).toMatchObject({ hasMoved: true, fitting: undefined })
  expect(await find(chainWith({ '0x1': arrived(transfer.amount) }))).toMatchObject({
    fitting: sentWith('0x1'),
  })
})

test('find: where the calls cannot be read, a transfer of nothing is not taken over', async () => {
  const unread: TransactionContents = { from: ADDRESS, arrived: { native: [], tokens: [] } }
  const nothing = { ...planned, requests: [{ ...transfer, amount: '0' }] }
  const chain = chainWith({ '0x1': unread })
  const found = await findSent(chain, nothing, cursor, () => false, new Set(), signal)
  expect(found).toMatchObject({ hasMoved: true, fitting: undefined })
})

test('find: where the calls cannot be read, two transfers to one receiver have arrived if both have', async () => {
  const twice = { ...planned, requests: [transfer, transfer] } as const
  const found = (amount: bigint) => {
    const arrived = { native: [{ ...transfer, amount: `${amount}` }], tokens: [] }
    const chain = chainWith({ '0x1': { from: ADDRESS, arrived } })
    return findSent(chain, twice, cursor, () => false, new Set(), signal)
  }
  expect(await found(BigInt(transfer.amount))).toMatchObject({ fitting: undefined })
  expect(await found(BigInt(transfer.amount) * 2n)).toMatchObject({ fitting: sentWith('0x1') })
})

test('find: that calls cannot be read does not say that something else has used the nonce', async () => {
  const unread: TransactionContents = { from: ADDRESS, arrived: { native: [], tokens: [] } }
  const chain = withSeen(chainWith({ '0x1': unread }), ADDRESS)
  const found = await find(chain)
  expect([found?.fitting, found?.isNonceUsed]).toEqual([undefined, undefined])
})

test.each<[string, readonly TransactionRequest[]]>([
  ['a call beside it', [transfer, { type: 'call', to: RECIPIENT, data: '0x01' }]],
  [
    'a transfer to somebody else',
    [transfer, { ...transfer, to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }],
  ],
])('find: where the calls cannot be read, what arrived does not tell of %s', async (_what, requests) => {
  const arrived = { native: [transfer], tokens: [] }
  const chain = chainWith({ '0x1': { from: ADDRESS, arrived } })
  const found = await findSent(chain, { ...planned, requests }, cursor, () => false, new Set(), signal)
  expect(found).toMatchObject({ hasMoved: true, fitting: undefined })
})
