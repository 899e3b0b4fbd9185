import type { SentTransaction, WaitResult } from '@latchkey/session/contract'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { MAINNET } from '../test-support/fake-wallet'
import {
  openTransactionPage,
  RECEIVER,
  type Responses,
  SENDER,
  type TransactionPageParts,
} from '../test-support/transaction-page'

const id = '5'.repeat(87)
const SIGNATURE = bs58.encode(Uint8Array.from({ length: 64 }, (_, index) => index + 1))
const sent: SentTransaction = {
  type: 'transaction',
  id,
  from: SENDER,
  networkId: MAINNET,
  connectionId: 'relay',
}
const status = (confirmationStatus: string, err: unknown = null) => ({ value: [{ err, confirmationStatus }] })
const unknown = { value: [null] }

/** The outcome after this time. The network's responses are used in order, and the last one repeats. */
async function outcomeAfter(
  ms: number,
  responses: readonly unknown[],
  { network = {}, rpcUrls, ...parts }: Partial<SentTransaction> & TransactionPageParts = {},
): Promise<WaitResult | undefined> {
  const rest = [...responses]
  const getSignatureStatuses = (): unknown => (rest.length > 1 ? rest.shift() : rest[0])
  const page = await openTransactionPage({
    network: { getSignatureStatuses, ...network },
    ...(rpcUrls && { rpcUrls }),
  })
  const ended: { outcome?: WaitResult } = {}
  const abort = new AbortController()
  const waiting = page.transactions
    .wait({ ...sent, ...parts }, { signal: abort.signal })
    .then((outcome) => Object.assign(ended, { outcome }))
    .catch(() => undefined)
  await page.clock.advance(ms)
  abort.abort()
  await waiting
  return ended.outcome
}

test('wait: processed is not enough, confirmed is', async () => {
  const responses = [unknown, status('processed'), status('confirmed')]
  expect(await outcomeAfter(2_000, responses)).toBeUndefined()
  expect(await outcomeAfter(4_000, responses)).toEqual({ status: 'confirmed', id })
})

test('wait: a failed transaction is reverted', async () => {
  const failed = status('finalized', { InstructionError: [0, { Custom: 1 }] })
  expect(await outcomeAfter(0, [failed])).toEqual({ status: 'reverted', id })
})

test('wait: a network that fails, or responds with nonsense, is asked again', async () => {
  const responses = [new Error('gone'), { value: 'soon' }, status('confirmed')]
  expect(await outcomeAfter(30_000, responses)).toEqual({ status: 'confirmed', id })
})

test('wait: a transaction that is unknown after 180 s is undecided, and may still be confirmed', async () => {
  expect(await outcomeAfter(179_999, [unknown])).toBeUndefined()
  expect(await outcomeAfter(180_000, [unknown])).toEqual({ status: 'undecided' })
})

const expiring = { lastValidBlockHeight: 150 }
const at = (height: number): Responses => ({ getBlockHeight: height })

test('expiry: a node with a height of the future cannot end a transaction before its blockhash can be too old', async () => {
  const network = at(10_000)
  expect(await outcomeAfter(119_999, [unknown], { ...expiring, network })).toBeUndefined()
  expect(await outcomeAfter(120_000, [unknown], { ...expiring, network })).toEqual({ status: 'expired' })
})

test('expiry: time alone ends nothing while a block may still take the transaction', async () => {
  expect(await outcomeAfter(180_000, [unknown], { ...expiring, network: at(150) })).toEqual({
    status: 'undecided',
  })
  expect(await outcomeAfter(180_000, [unknown], { network: at(10_000) })).toEqual({ status: 'undecided' })
})

test('expiry: the status is read again after the height', async () => {
  let isHeightTold = false
  let readsAfterwards = 0
  const getSignatureStatuses = () => {
    if (isHeightTold) readsAfterwards += 1
    // The first one is in the same HTTP request as the height.
    return readsAfterwards > 1 ? status('confirmed') : unknown
  }
  const getBlockHeight = () => {
    isHeightTold = true
    return 151
  }
  expect(
    await outcomeAfter(120_000, [], { ...expiring, network: { getSignatureStatuses, getBlockHeight } }),
  ).toEqual({ status: 'confirmed', id })
})

test('expiry: a transaction that one of the servers knows is not expired', async () => {
  const rpcUrls = ['https://behind.example', 'https://gone.example', 'https://ahead.example']
  const getSignatureStatuses = (_params: unknown, url: string) => {
    if (url === 'https://gone.example') return new Error('gone')
    return url === 'https://ahead.example' ? status('finalized') : unknown
  }
  const parts = { ...expiring, rpcUrls, network: { ...at(151), getSignatureStatuses } }
  expect(await outcomeAfter(130_000, [], parts)).toEqual({ status: 'confirmed', id })
})

test('expiry: a server that keeps no blocks of that time does not know what they held', async () => {
  const network = (getFirstAvailableBlock: number) => ({ ...at(900_000), getFirstAvailableBlock })
  expect(await outcomeAfter(180_000, [unknown], { ...expiring, network: network(800_000) })).toEqual({
    status: 'undecided',
  })
  expect(await outcomeAfter(180_000, [unknown], { ...expiring, network: network(0) })).toEqual({
    status: 'expired',
  })
})

test('expiry: a server that does not tell its height still tells the status', async () => {
  const network = { getBlockHeight: { error: { code: -32601, message: 'no' } } }
  const responses = Array.from({ length: 70 }, () => unknown)
  const late = [...responses, status('confirmed')]
  expect(await outcomeAfter(150_000, late, { ...expiring, network })).toEqual({ status: 'confirmed', id })
})

test('expiry: the time counts from the answer of the wallet', async () => {
  const wallet = { solana_signAndSendTransaction: { signature: SIGNATURE } }
  const page = await openTransactionPage({
    wallet,
    network: { getSignatureStatuses: unknown, ...at(151) },
  })
  const request = { type: 'transfer', to: RECEIVER, amount: '1' } as const
  const read = await page.transactions.observe(await page.transactions.send(request, page.target))
  await page.clock.advance(119_999)
  expect(await read(new AbortController().signal)).toEqual({ status: 'pending' })
  await page.clock.advance(1)
  expect(await read(new AbortController().signal)).toEqual({ status: 'expired' })
})

test('observe: transactions that are read at once share one HTTP request, also when they may expire', async () => {
  const page = await openTransactionPage({ network: { getSignatureStatuses: unknown, ...at(150) } })
  const ids = Array.from({ length: 9 }, (_, index) => `${index + 1}`.repeat(87))
  const reads = await Promise.all(
    ids.map((one) => page.transactions.observe({ ...sent, id: one, ...expiring })),
  )
  const { signal } = new AbortController()
  const readAll = async (): Promise<void> => {
    const statuses = await Promise.all(reads.map((read) => read(signal)))
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['pending']))
  }
  await readAll()
  expect(page.batches.map((batch) => batch.length)).toEqual([9])
  await page.clock.advance(120_000)
  await readAll()
  // The height is that of all.
  expect(page.batches.map((batch) => batch.length)).toEqual([9, 10])
})

test('observe: reads once, rejects while the network is gone, and then decides', async () => {
  const network = { response: new Error('gone') as unknown }
  const page = await openTransactionPage({ network: { getSignatureStatuses: () => network.response } })
  const read = await page.transactions.observe(sent)
  const { signal } = new AbortController()
  const reading = expect(read(signal)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  await page.clock.advance(10_000)
  await reading
  network.response = status('processed')
  const before = page.toNetwork.length
  expect(await read(signal)).toEqual({ status: 'pending' })
  expect(page.toNetwork.length).toBe(before + 1)
  network.response = status('confirmed')
  expect(await read(signal)).toEqual({ status: 'confirmed', id })
  const elsewhere = { ...sent, networkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' } as const
  await expect(page.transactions.observe(elsewhere)).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})

test('wait: rejects for a network that is not configured', async () => {
  const page = await openTransactionPage({})
  const elsewhere = { ...sent, networkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' } as const
  await expect(page.transactions.wait(elsewhere)).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})

test('observe: a transaction expires on a page that has started again, too', async () => {
  const network = { getSignatureStatuses: unknown, getBlockHeight: 10_000 }
  const page = await openTransactionPage({ network })
  await page.transactions.observe({ ...sent, lastValidBlockHeight: 150 })
  const transactions = await page.restart()
  const read = await transactions.observe({ ...sent, lastValidBlockHeight: 150 })
  await page.clock.advance(200_000)
  expect(await read(new AbortController().signal)).toEqual({ status: 'expired' })
})

test('send: terms of EVM transactions are refused, and no wallet is asked', async () => {
  const page = await openTransactionPage({})
  const request = { type: 'transfer', to: RECEIVER, amount: '1' } as const
  await expect(page.transactions.send(request, page.target, { nonce: '7' })).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
  })
  expect(page.toWallet.filter(({ method }) => method.startsWith('solana_sign'))).toEqual([])
})
