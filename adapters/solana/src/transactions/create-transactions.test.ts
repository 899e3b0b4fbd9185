import type { SentTransaction, TransactionRequest } from '@latchkey/session/contract'
import { SystemProgram, Transaction } from '@solana/web3.js'
import bs58 from 'bs58'
import { expect, test, vi } from 'vitest'
import { tokenPrograms } from '../chain/read-balances'
import { tokenAddress } from '../test-support/token-address'
import { receiver, sender, serialize, transferInstruction } from '../test-support/transaction-builders'
import {
  BLOCKHASH,
  type Call,
  openTransactionPage,
  RECEIVER,
  type Responses,
  SENDER,
} from '../test-support/transaction-page'

const MINT = 'FSxJ85FXVsXSr51SeWf9ciJWTcRnqKFSmBgRDeL3KyWw'
const SOURCES = ['Vote111111111111111111111111111111111111111', 'Stake11111111111111111111111111111111111111']
const [tokenProgram = ''] = tokenPrograms
const SIGNATURE = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
const signature = bs58.encode(SIGNATURE)
const { signal } = new AbortController()

const transfer = { type: 'transfer', to: RECEIVER, amount: '1000' } as const
const tokens = { ...transfer, tokenAddress: MINT } as const
const systemAccount = { owner: '1'.repeat(32), executable: false, data: ['', 'base64'] }
const mint = {
  owner: tokenProgram,
  executable: false,
  data: { parsed: { type: 'mint', info: { decimals: 6 } } },
}
const tokenAccount = (owner: string) => ({
  owner: tokenProgram,
  executable: false,
  data: { parsed: { type: 'account', info: { mint: MINT, owner } } },
})
/** The sender's token accounts with these amounts; of the receiver's there is the one given. */
const tokenNetwork = (amounts: readonly number[], receiving: object | null = null): Responses => ({
  getMultipleAccounts: { value: [systemAccount, mint, receiving, null] },
  getTokenAccountsByOwner: {
    value: amounts.map((amount, index) => ({
      pubkey: SOURCES[index],
      account: { data: { parsed: { info: { tokenAmount: { amount: `${amount}` } } } } },
    })),
  },
})

const sendsAtOnce: Responses = { solana_signAndSendTransaction: { signature } }
const transactionOf = ({ params }: Call): Transaction =>
  Transaction.from(Buffer.from(String(Reflect.get(Object(params), 'transaction')), 'base64'))
const instructionsOf = (call: Call | undefined) =>
  (call ? transactionOf(call) : undefined)?.instructions.map(({ programId, keys, data }) => ({
    program: programId.toBase58(),
    keys: keys.map(({ pubkey }) => pubkey.toBase58()),
    data: [...data],
  }))

test('send: the wallet gets the account, the transaction and nothing else', async () => {
  const page = await openTransactionPage({ wallet: sendsAtOnce })
  expect(await page.transactions.send(transfer, page.target)).toEqual({
    type: 'transaction',
    id: signature,
    from: SENDER,
    networkId: page.target.networkId,
    connectionId: 'relay',
    lastValidBlockHeight: 150,
  })
  expect(page.toWallet).toEqual([
    { method: 'solana_signAndSendTransaction', params: { transaction: expect.any(String), pubkey: SENDER } },
  ])
  expect(instructionsOf(page.toWallet[0])).toEqual([
    {
      program: '1'.repeat(32),
      keys: [SENDER, RECEIVER],
      data: [2, 0, 0, 0, 0xe8, 3, 0, 0, 0, 0, 0, 0],
    },
  ])
})

test('send: tokens go from the largest account to the receiver’s own, with their decimals', async () => {
  const destination = tokenAddress(RECEIVER, tokenProgram, MINT)
  const network = tokenNetwork([10, 5_000], tokenAccount(RECEIVER))
  const page = await openTransactionPage({ wallet: sendsAtOnce, network })
  await page.transactions.send(tokens, page.target)
  expect(instructionsOf(page.toWallet[0])).toEqual([
    {
      program: tokenProgram,
      keys: [SOURCES[1], MINT, destination, SENDER],
      data: [12, 0xe8, 3, 0, 0, 0, 0, 0, 0, 6],
    },
  ])
})

test('send: tokens that are spread over accounts leave all of them at once', async () => {
  const network = tokenNetwork([300, 700], tokenAccount(RECEIVER))
  const page = await openTransactionPage({ wallet: sendsAtOnce, network })
  await page.transactions.send(tokens, page.target)
  const moved = instructionsOf(page.toWallet[0])?.map(({ keys, data }) => [
    keys[0],
    (data[1] ?? 0) + (data[2] ?? 0) * 256,
  ])
  expect(moved).toEqual([
    [SOURCES[1], 700],
    [SOURCES[0], 300],
  ])
})

test('send: a receiver’s token account of another owner is refused', async () => {
  const network = tokenNetwork([5_000], tokenAccount(SENDER))
  const page = await openTransactionPage({ wallet: sendsAtOnce, network })
  await expect(page.transactions.send(tokens, page.target)).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
    details: { part: 'to' },
  })
  expect(page.toWallet).toEqual([])
})

test.each([
  ['SOL', transfer],
  ['tokens', tokens],
])('send: %s to an account of another program are refused', async (_what, request) => {
  const pool = { ...systemAccount, owner: 'Stake11111111111111111111111111111111111111' }
  const network = {
    ...tokenNetwork([5_000]),
    getMultipleAccounts: { value: request === tokens ? [pool, mint, null, null] : [pool] },
  }
  const page = await openTransactionPage({ wallet: sendsAtOnce, network })
  await expect(page.transactions.send(request, page.target)).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
    details: { part: 'to' },
  })
  expect(page.toWallet).toEqual([])
})

test('send: to an address without an account only where a key can have it', async () => {
  const network = { getMultipleAccounts: { value: [null] } }
  const page = await openTransactionPage({ wallet: sendsAtOnce, network })
  const to = tokenAddress(SENDER, tokenProgram, MINT)
  await expect(page.transactions.send({ ...transfer, to }, page.target)).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
    details: { part: 'to' },
  })
  expect(page.toWallet).toEqual([])
  await page.transactions.send(transfer, page.target)
  expect(page.toWallet).toHaveLength(1)
})

test('send: SOL to a program is refused, also to one of the System program', async () => {
  const network = { getMultipleAccounts: { value: [{ ...systemAccount, executable: true }] } }
  const page = await openTransactionPage({ wallet: sendsAtOnce, network })
  await expect(page.transactions.send(transfer, page.target)).rejects.toMatchObject({
    details: { part: 'to' },
  })
  expect(page.toWallet).toEqual([])
})

test('send: a token account that only holds lamports so far is created', async () => {
  const network = tokenNetwork([5_000], systemAccount)
  const page = await openTransactionPage({ wallet: sendsAtOnce, network })
  await page.transactions.send(tokens, page.target)
  expect(instructionsOf(page.toWallet[0])).toHaveLength(2)
})

const wrong: readonly (readonly [part: string, request: TransactionRequest])[] = [
  ['to', { ...transfer, to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  ['amount', { ...transfer, amount: '1.5' }],
  ['amount', { ...transfer, amount: '-1' }],
  ['amount', { ...transfer, amount: '' }],
  ['amount', { ...transfer, amount: `${2n ** 64n}` }],
  ['amount', { ...transfer, shownAmount: '1' }],
  ['amount', { ...tokens, shownAmount: '1.5' }],
  ['tokenAddress', { ...transfer, tokenAddress: 'USDC' }],
  ['tokenAddress', tokens],
  ['transaction', { type: 'serialized', transaction: 'AA==' }],
  ['transaction', { type: 'serialized', transaction: '*' }],
  ['type', { type: 'call', to: RECEIVER, data: '0x' }],
]
test.each(wrong)('send: a wrong %s is refused before the wallet is called (%#)', async (part, request) => {
  const network = { getMultipleAccounts: { value: [systemAccount, systemAccount, null, null] } }
  const accounts = 'tokenAddress' in request ? { ...tokenNetwork([5_000]), ...network } : {}
  const page = await openTransactionPage({ wallet: sendsAtOnce, network: accounts })
  await expect(page.transactions.send(request, page.target)).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
    details: { part },
  })
  expect(page.toWallet).toEqual([])
})

test.each([[undefined], [signature], [{ signature: 'abc' }], [{ signature: '0'.repeat(88) }]])(
  'send: %j is no signature',
  async (response) => {
    const signs = { solana_signTransaction: response }
    // A wallet that sends may answer with the signature alone.
    const wallets = response === signature ? [signs] : [signs, { solana_signAndSendTransaction: response }]
    for (const wallet of wallets) {
      const page = await openTransactionPage({ wallet })
      await expect(page.transactions.send(transfer, page.target)).rejects.toMatchObject({
        code: 'INVALID_ANSWER',
      })
      expect(page.toNetwork.map(({ method }) => method)).not.toContain('sendTransaction')
    }
  },
)

test('send: a network that is silent once the wallet has sent delays it by 3 s, and its expiry is unknown', async () => {
  let reads = 0
  const getLatestBlockhash = (): unknown => {
    reads += 1
    const silent = new Promise(() => undefined)
    return reads === 1 ? { value: { blockhash: BLOCKHASH, lastValidBlockHeight: 150 } } : silent
  }
  const page = await openTransactionPage({ wallet: sendsAtOnce, network: { getLatestBlockhash } })
  const ended: { sent?: SentTransaction } = {}
  const sending = page.transactions.send(transfer, page.target).then((sent) => Object.assign(ended, { sent }))
  await vi.waitUntil(() => reads > 1)
  await page.clock.advance(2_999)
  expect(ended.sent).toBeUndefined()
  await page.clock.advance(1)
  await sending
  expect(ended.sent).toMatchObject({ id: signature })
  expect(ended.sent).not.toHaveProperty('lastValidBlockHeight')
})

test.each([
  ['a blockhash expires', [], 150],
  [
    'a durable nonce never expires',
    [SystemProgram.nonceAdvance({ noncePubkey: receiver, authorizedPubkey: sender })],
    undefined,
  ],
])('send: what was built elsewhere with %s', async (_what, first, lastValidBlockHeight) => {
  const bytes = serialize(...first, transferInstruction(1))
  const request = { type: 'serialized', transaction: Buffer.from(bytes).toString('base64') } as const
  const page = await openTransactionPage({ wallet: sendsAtOnce })
  const sent = await page.transactions.send(request, page.target)
  expect(sent.lastValidBlockHeight).toBe(lastValidBlockHeight)
})

test('estimate: a message whose blockhash the network does not know is refused', async () => {
  const network = { getFeeForMessage: { value: null }, simulateTransaction: { value: { err: null } } }
  const page = await openTransactionPage({ network })
  await expect(page.transactions.estimate(transfer, page.target, signal)).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
  })
})

test.each([
  ['INSUFFICIENT_FUNDS', { InstructionError: [0, { Custom: 1 }] }],
  ['INSUFFICIENT_FUNDS', 'InsufficientFundsForFee'],
  ['INSUFFICIENT_FUNDS', { InsufficientFundsForRent: { account_index: 0 } }],
  ['INVALID_TRANSACTION', { InsufficientFundsForRent: { account_index: 1 } }],
  ['EXECUTION_REVERTED', { InstructionError: [0, { Custom: 17 }] }],
  ['INVALID_TRANSACTION', 'BlockhashNotFound'],
])('estimate: %s where the network would not execute it (%#)', async (code, err) => {
  const network = { getFeeForMessage: { value: 5_000 }, simulateTransaction: { value: { err } } }
  const page = await openTransactionPage({ network })
  await expect(page.transactions.estimate(transfer, page.target, signal)).rejects.toMatchObject({ code })
})

test('estimate: the fee is no upper bound, since a wallet adds what it pays to be preferred', async () => {
  const network = { getFeeForMessage: { value: 5_000 }, simulateTransaction: { value: { err: null } } }
  const page = await openTransactionPage({ network })
  expect(await page.transactions.estimate(transfer, page.target, signal)).toEqual({
    fee: { value: '5000', decimals: 9, symbol: 'SOL' },
    isUpperBound: false,
  })
})

test('estimate: a response that cannot be used is CHAIN_ANSWER', async () => {
  const page = await openTransactionPage({
    network: { getFeeForMessage: { value: 'free' }, simulateTransaction: { value: { err: null } } },
  })
  await expect(page.transactions.estimate(transfer, page.target, signal)).rejects.toMatchObject({
    code: 'CHAIN_ANSWER',
  })
})

test('estimate: a network that is not configured is refused', async () => {
  const page = await openTransactionPage({})
  const networkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const elsewhere = { ...page.target, networkId } as const
  await expect(page.transactions.estimate(transfer, elsewhere, signal)).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
  })
  await expect(page.transactions.send(transfer, elsewhere)).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
  })
})
