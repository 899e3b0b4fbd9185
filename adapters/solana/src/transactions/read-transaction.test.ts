import type { SentTransaction, TransactionContents } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { TOKEN_2022 } from '../chain/read-balances'
import { MAINNET } from '../test-support/fake-wallet'
import { openTransactionPage, SENDER } from '../test-support/transaction-page'

const RECEIVER = 'So11111111111111111111111111111111111111112'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const id = '5'.repeat(87)
const sent: SentTransaction = {
  type: 'transaction',
  id,
  from: SENDER,
  networkId: MAINNET,
  connectionId: 'relay',
}

const SPL_TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const LOOKED_UP = 'Stake11111111111111111111111111111111111111'

interface TokenChange {
  /** Missing on servers that have loaded the transaction long ago. */
  readonly owner?: string
  readonly before: number
  readonly after: number
}

interface Moved {
  /** Of the sender, of two token accounts, and of an account from a lookup table. */
  readonly lamports?: readonly (readonly [before: number, after: number])[]
  readonly tokens?: readonly TokenChange[]
  readonly programId?: string
}

/** Reads a transaction after which accounts hold something else. */
async function readMoved({
  lamports = [],
  tokens = [],
  programId = SPL_TOKEN,
}: Moved): Promise<TransactionContents | undefined> {
  const balances = (key: 'before' | 'after') =>
    tokens.map(({ owner, [key]: amount }, index) => ({
      accountIndex: index + 1,
      mint: MINT,
      owner,
      programId,
      uiTokenAmount: { amount: `${amount}` },
    }))
  const getTransaction = {
    transaction: {
      message: {
        accountKeys: [SENDER, 'from', 'to'],
        header: { numRequiredSignatures: 1 },
      },
    },
    meta: {
      err: null,
      preBalances: [10_000, 0, 0, 0].map((usual, index) => lamports[index]?.[0] ?? usual),
      postBalances: [5_000, 0, 0, 0].map((usual, index) => lamports[index]?.[1] ?? usual),
      preTokenBalances: balances('before'),
      postTokenBalances: balances('after'),
      loadedAddresses: { writable: [LOOKED_UP], readonly: [] },
    },
  }
  const page = await openTransactionPage({ network: { getTransaction } })
  return page.transactions.read?.(sent, new AbortController().signal)
}

const tokensTo = (to: string, amount: string) => ({ type: 'transfer', to, amount, tokenAddress: MINT })

test.each([
  ['SPL Token', SPL_TOKEN, '1000', 1_000],
  ['Token-2022', TOKEN_2022, '1000', 1_000],
  ['Token-2022, which keeps a fee', TOKEN_2022, '1000', 990],
  ['SPL Token, which keeps none', SPL_TOKEN, '990', 990],
])(
  'read: of a token of %s, what was sent and what the receiver has got',
  async (_name, programId, left, got) => {
    const tokens = [
      { owner: SENDER, before: 5_000, after: 4_000 },
      { owner: RECEIVER, before: 7, after: 7 + got },
    ]
    expect(await readMoved({ programId, tokens })).toEqual({
      from: SENDER,
      requests: [tokensTo(RECEIVER, left)],
      arrived: { native: [], tokens: [tokensTo(RECEIVER, `${got}`)] },
    })
  },
)

test('read: which of two receivers a fee was kept from is not told', async () => {
  const tokens = [
    { owner: SENDER, before: 5_000, after: 4_000 },
    { owner: RECEIVER, before: 0, after: 495 },
    { owner: LOOKED_UP, before: 0, after: 495 },
  ]
  const contents = await readMoved({ programId: TOKEN_2022, tokens })
  expect(contents).toEqual({
    from: SENDER,
    arrived: { native: [], tokens: [tokensTo(RECEIVER, '495'), tokensTo(LOOKED_UP, '495')] },
  })
})

/** What was called is not known, since a transfer to oneself and one that came back leave nothing behind. */
const nothing = { from: SENDER, arrived: { native: [], tokens: [] } }

test('read: what went in and out of an account within one transaction has not arrived there', async () => {
  const held = [
    { owner: SENDER, before: 5_000, after: 5_000 },
    { owner: RECEIVER, before: 7, after: 7 },
  ]
  expect(await readMoved({ tokens: held })).toEqual(nothing)
  expect(await readMoved({ lamports: [[10_000, 5_000]] })).toEqual(nothing)
})

test('read: between accounts of one owner nothing moves, and several accounts count as one', async () => {
  const tokens = [
    { owner: SENDER, before: 5_000, after: 0 },
    { owner: SENDER, before: 0, after: 5_000 },
  ]
  expect(await readMoved({ tokens })).toEqual(nothing)
  const received = [
    ...tokens.map((one) => ({ ...one, owner: RECEIVER })),
    { owner: RECEIVER, before: 0, after: 3 },
  ]
  expect((await readMoved({ tokens: received }))?.arrived?.tokens).toEqual([tokensTo(RECEIVER, '3')])
})

test('read: SOL of an account that a lookup table names is seen', async () => {
  const lamports = [
    [10_000, 3_000],
    [0, 0],
    [0, 0],
    [500, 2_500],
  ] as const
  const native = [{ type: 'transfer', to: LOOKED_UP, amount: '2000' }]
  expect(await readMoved({ lamports })).toEqual({
    from: SENDER,
    requests: native,
    arrived: { native, tokens: [] },
  })
})

test('read: tokens whose owner is not said make the whole unknown', async () => {
  const tokens = [
    { owner: SENDER, before: 5_000, after: 4_000 },
    { before: 0, after: 500 },
    { owner: RECEIVER, before: 0, after: 500 },
  ]
  expect(await readMoved({ tokens })).toBeUndefined()
})
