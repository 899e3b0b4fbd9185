import type { AccountCursor } from '@latchkey/session/contract'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { solanaDevnet } from '../networks'
import { MAINNET } from '../test-support/fake-wallet'
import { openTransactionPage, RECEIVER, type Responses, SENDER } from '../test-support/transaction-page'

const { signal } = new AbortController()
const idOf = (first: number): string =>
  bs58.encode(Uint8Array.from({ length: 64 }, (_, index) => first + index))
const [known, first, second, third] = [idOf(1), idOf(2), idOf(3), idOf(4)] as const
const cursor: AccountCursor = { position: known, block: '500' }
const sentAs = (id: string) => ({
  type: 'transaction',
  id,
  from: SENDER,
  networkId: MAINNET,
  connectionId: 'relay',
})

interface Listed {
  readonly signature: string
  readonly slot?: number
  readonly err?: unknown
  /** `null`: the server does not know what it has listed. */
  readonly signers: readonly string[] | null
}

/** A network that lists these transactions of an account, the newest first. */
const listing = (transactions: readonly Listed[]): Responses => ({
  getSignaturesForAddress: transactions.map(({ signature, slot = 501, err = null }) => ({
    signature,
    slot,
    err,
  })),
  getTransaction: ([id]: readonly string[]) => {
    const listed = transactions.find(({ signature }) => signature === id)
    if (!listed?.signers) return null
    const { signers } = listed
    return {
      transaction: {
        message: { accountKeys: [...signers, SENDER], header: { numRequiredSignatures: signers.length } },
      },
      meta: null,
    }
  },
})

test('cursor: the last signature of the account, and the slot before it was read', async () => {
  const order: string[] = []
  const record =
    <Result>(name: string, result: Result) =>
    (): Result => {
      order.push(name)
      return result
    }
  const page = await openTransactionPage({
    network: {
      getSlot: record('slot', 500),
      getSignaturesForAddress: record('signatures', [{ signature: known, slot: 480, err: null }]),
    },
  })
  expect(await page.transactions.cursor?.(page.target, signal)).toEqual(cursor)
  expect(order).toEqual(['slot', 'signatures'])
  expect(page.toNetwork.at(-1)?.params).toEqual([SENDER, { limit: 1, commitment: 'confirmed' }])
  expect(page.toWallet).toEqual([])
})

test('cursor: an account that has sent nothing has no signature', async () => {
  const page = await openTransactionPage({ network: { getSlot: 500, getSignaturesForAddress: [] } })
  expect(await page.transactions.cursor?.(page.target, signal)).toEqual({ position: '', block: '500' })
})

test('since: what the account has signed is found, oldest first, also what failed', async () => {
  const network = listing([
    { signature: third, signers: [RECEIVER, SENDER] },
    { signature: second, signers: [SENDER], err: { InstructionError: [0, { Custom: 1 }] } },
    { signature: first, signers: [SENDER] },
  ])
  const page = await openTransactionPage({ network })
  expect(await page.transactions.since?.(cursor, page.target, signal)).toMatchObject({
    hasMoved: true,
    sent: [sentAs(first), sentAs(second), sentAs(third)],
  })
  expect(page.toNetwork[0]?.params).toMatchObject([SENDER, { until: known, commitment: 'confirmed' }])
  expect(page.toWallet).toEqual([])
})

test('since: what others have sent to the account has not been sent by it', async () => {
  const page = await openTransactionPage({ network: listing([{ signature: first, signers: [RECEIVER] }]) })
  expect(await page.transactions.since?.(cursor, page.target, signal)).toMatchObject({
    hasMoved: false,
    sent: [],
  })
})

test('since: a server that does not know the last signature lists older ones, which do not count', async () => {
  const network = listing([
    { signature: second, slot: 500, signers: [SENDER] },
    { signature: first, slot: 499, signers: [SENDER] },
  ])
  const page = await openTransactionPage({ network })
  expect(await page.transactions.since?.(cursor, page.target, signal)).toMatchObject({
    hasMoved: true,
    sent: [sentAs(second)],
  })
  expect(page.toNetwork.filter(({ method }) => method === 'getTransaction')).toHaveLength(1)
})

test('since: an account that had no signature asks for all', async () => {
  const page = await openTransactionPage({ network: listing([{ signature: first, signers: [SENDER] }]) })
  const empty = { position: '', block: '500' }
  expect(await page.transactions.since?.(empty, page.target, signal)).toMatchObject({
    hasMoved: true,
    sent: [sentAs(first)],
  })
  expect(page.toNetwork[0]?.params).toEqual([SENDER, { limit: 50, commitment: 'confirmed' }])
})

test('since: what cannot be read, or is too much to read, may have been sent', async () => {
  const unread = await openTransactionPage({ network: listing([{ signature: first, signers: null }]) })
  expect(await unread.transactions.since?.(cursor, unread.target, signal)).toMatchObject({
    hasMoved: true,
    sent: [],
  })
  const many = Array.from({ length: 50 }, (_, index) => ({
    signature: idOf(index + 10),
    signers: [RECEIVER],
  }))
  const busy = await openTransactionPage({ network: listing(many) })
  expect(await busy.transactions.since?.(cursor, busy.target, signal)).toMatchObject({
    hasMoved: true,
    sent: [],
  })
})

test('since: a further look reads what is new, and what could not be read', async () => {
  const listed: Listed[] = [
    { signature: second, signers: null },
    { signature: first, signers: [SENDER] },
  ]
  const page = await openTransactionPage({ network: listing(listed) })
  const look = async (): Promise<readonly unknown[]> => {
    const before = page.toNetwork.length
    expect(await page.transactions.since?.(cursor, page.target, signal)).toMatchObject({ hasMoved: true })
    return page.toNetwork
      .slice(before)
      .flatMap(({ method, params }) =>
        method === 'getTransaction' && Array.isArray(params) ? [params[0]] : [],
      )
  }
  expect(await look()).toEqual([first, second])
  expect(await look()).toEqual([second])
  listed[0] = { signature: second, signers: [SENDER] }
  expect(await look()).toEqual([second])
  expect(await look()).toEqual([])
})

test('since: what a node of one network says of a transaction counts on no other network', async () => {
  const page = await openTransactionPage({
    otherNetworks: [solanaDevnet],
    network: {
      getSignaturesForAddress: [{ signature: first, slot: 501, err: null }],
      getTransaction: (_params: unknown, url: string) => ({
        transaction: {
          message: {
            accountKeys: [url.includes('devnet') ? RECEIVER : SENDER],
            header: { numRequiredSignatures: 1 },
          },
        },
        meta: null,
      }),
    },
  })
  const onDevnet = { ...page.target, networkId: `solana:${solanaDevnet.id}` } as const
  expect(await page.transactions.since?.(cursor, onDevnet, signal)).toMatchObject({ sent: [] })
  expect(await page.transactions.since?.(cursor, page.target, signal)).toMatchObject({
    sent: [sentAs(first)],
  })
})

test('cursor and since: a network that is gone or not configured decides nothing', async () => {
  const page = await openTransactionPage({ network: { getSlot: 'soon', getSignaturesForAddress: 'none' } })
  const refusal = { code: 'CHAIN_ANSWER' }
  await expect(page.transactions.cursor?.(page.target, signal)).rejects.toMatchObject(refusal)
  await expect(page.transactions.since?.(cursor, page.target, signal)).rejects.toMatchObject(refusal)
  const networkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const elsewhere = { ...page.target, networkId } as const
  const missing = { code: 'NETWORK_NOT_FOUND' }
  await expect(page.transactions.cursor?.(elsewhere, signal)).rejects.toMatchObject(missing)
  await expect(page.transactions.since?.(cursor, elsewhere, signal)).rejects.toMatchObject(missing)
})
