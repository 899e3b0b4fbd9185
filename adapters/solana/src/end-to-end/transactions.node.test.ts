import type { ActiveTarget, TransactionRequest } from '@latchkey/session/contract'
import { type RunningSolana, startSolana } from '@latchkey-examples/local-services/solana'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clusterIds, type LocalClusters, localAccounts, openLocalPage } from '../test-support/local-page'
import { tokenAddress } from '../test-support/token-address'
import { serializeTransaction } from '../web3'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let clusters: LocalClusters
let ada: string
let ben: string
let cyd: string
const { signal } = new AbortController()

beforeAll(async () => {
  clusters = await Promise.all([startSolana(0), startSolana(0)])
  ;[ada, ben, cyd] = await localAccounts()
})
afterAll(() => Promise.all(clusters.map((cluster) => cluster.stop())))

const tokenOf = ({ tokens }: RunningSolana, symbol: string) => {
  const token = tokens.find((one) => one.symbol === symbol)
  if (!token) throw new Error(`There is no ${symbol}.`)
  return token
}
const lamportsOf = ({ nodeUrl }: RunningSolana, address: string) =>
  new Connection(nodeUrl, 'confirmed').getBalance(new PublicKey(address))

/** 0 where there is no account. */
async function tokensOf(cluster: RunningSolana, owner: string, symbol: string): Promise<bigint> {
  const { program, address } = tokenOf(cluster, symbol)
  const account = new PublicKey(tokenAddress(owner, program, address))
  const balance = new Connection(cluster.nodeUrl, 'confirmed').getTokenAccountBalance(account)
  return balance.then(
    ({ value }) => BigInt(value.amount),
    () => 0n,
  )
}
const sentBy = async ({ nodeUrl }: RunningSolana, address: string): Promise<number> =>
  (await new Connection(nodeUrl, 'confirmed').getSignaturesForAddress(new PublicKey(address))).length
const newAddress = (): string => Keypair.generate().publicKey.toBase58()

const senders = [
  ['signs and sends', []],
  ['only signs', ['solana:signAndSendTransaction']],
] as const

test.each(senders)(
  'transactions: SOL moves at its estimated fee, over a wallet that %s',
  async (_what, unsupported) => {
    const page = await openLocalPage(clusters, unsupported)
    const [mainnet] = clusters
    const to = newAddress()
    const request = { type: 'transfer', to, amount: `${LAMPORTS_PER_SOL}` } as const
    const { fee, rent } = await page.transactions.estimate(request, page.target(), signal)
    expect([fee, rent]).toEqual([{ value: '5000', decimals: 9, symbol: 'SOL' }, undefined])
    const before = await lamportsOf(mainnet, ada)
    const sent = await page.transactions.send(request, page.target())
    expect(sent).toMatchObject({ type: 'transaction', from: ada, networkId: clusterIds[0] })
    expect(await page.outcomeOf(sent)).toEqual({ status: 'confirmed', id: sent.id })
    expect(await page.transactions.read?.(sent, signal)).toEqual({
      from: ada,
      requests: [request],
      arrived: { native: [request], tokens: [] },
    })
    expect(await lamportsOf(mainnet, to)).toBe(LAMPORTS_PER_SOL)
    expect(before - (await lamportsOf(mainnet, ada))).toBe(LAMPORTS_PER_SOL + 5_000)
  },
)

test.each(['USDC', 'PYUSD'])(
  'transactions: %s opens the account of a receiver without one, and its rent is in the estimate',
  async (symbol) => {
    const page = await openLocalPage(clusters)
    const [mainnet] = clusters
    const to = newAddress()
    const tokenAddress = tokenOf(mainnet, symbol).address
    const request = { type: 'transfer', to, amount: '1500000', tokenAddress } as const
    const first = await page.transactions.estimate(request, page.target(), signal)
    const before = await lamportsOf(mainnet, ada)
    const tokens = await tokensOf(mainnet, ada, symbol)
    const sent = await page.transactions.send(request, page.target())
    expect(await page.outcomeOf(sent)).toMatchObject({ status: 'confirmed' })
    expect(await page.transactions.read?.(sent, signal)).toEqual({
      from: ada,
      requests: [request],
      arrived: { native: [], tokens: [request] },
    })
    expect(await tokensOf(mainnet, to, symbol)).toBe(1_500_000n)
    expect(tokens - (await tokensOf(mainnet, ada, symbol))).toBe(1_500_000n)
    expect(`${before - (await lamportsOf(mainnet, ada))}`).toBe(first.fee.value)
    expect(Number(first.fee.value) - Number(first.rent?.value)).toBe(5_000)

    const second = await page.transactions.estimate(request, page.target(), signal)
    expect([second.fee.value, second.rent]).toEqual(['5000', undefined])
    const again = await page.transactions.send(request, page.target())
    expect(await page.outcomeOf(again)).toMatchObject({ status: 'confirmed' })
    expect(await tokensOf(mainnet, to, symbol)).toBe(3_000_000n)
  },
)

test.each(senders)(
  'transactions: each of two accounts sends on each of two clusters, over a wallet that %s',
  async (_what, unsupported) => {
    const page = await openLocalPage(clusters, unsupported)
    for (const [index, cluster] of clusters.entries()) {
      for (const from of [ada, ben]) {
        await page.session.switchNetwork(clusterIds[index] ?? clusterIds[0])
        await page.session.activate(page.connectionId, { namespace: 'solana', address: from })
        const target = page.target()
        expect([target.account.address, target.networkId]).toEqual([from, clusterIds[index]])
        const other = clusters[1 - index] ?? cluster
        const usdc = tokenOf(cluster, 'USDC').address
        for (const tokenAddress of [undefined, usdc]) {
          const request = { type: 'transfer', to: cyd, amount: '1', tokenAddress } as const
          const before = [
            await sentBy(cluster, from),
            await sentBy(cluster, from === ada ? ben : ada),
            await sentBy(other, from),
          ]
          const sent = await page.transactions.send(request as TransactionRequest, target)
          expect(await page.outcomeOf(sent)).toMatchObject({ status: 'confirmed' })
          expect([sent.from, sent.networkId]).toEqual([from, clusterIds[index]])
          expect([
            await sentBy(cluster, from),
            await sentBy(cluster, from === ada ? ben : ada),
            await sentBy(other, from),
          ]).toEqual([(before[0] ?? 0) + 1, before[1], before[2]])
        }
      }
    }
  },
)

test('transactions: the account and network that the caller names count, whatever is in use', async () => {
  const page = await openLocalPage(clusters)
  const inUse = page.target()
  await page.session.activate(page.connectionId, { namespace: 'solana', address: ben })
  await page.session.switchNetwork(clusterIds[1])
  const before = await sentBy(clusters[0], ada)
  const sent = await page.transactions.send({ type: 'transfer', to: cyd, amount: '5' }, inUse)
  expect(await page.outcomeOf(sent)).toMatchObject({ status: 'confirmed' })
  expect(sent).toMatchObject({ from: ada, networkId: clusterIds[0] })
  expect(await sentBy(clusters[0], ada)).toBe(before + 1)
})

test('transactions: an account that the wallet does not share is refused', async () => {
  const page = await openLocalPage(clusters)
  const target = page.target()
  const foreign = { ...target, account: { ...target.account, address: cyd } } as ActiveTarget
  const sending = page.transactions.send({ type: 'transfer', to: ben, amount: '1' }, foreign)
  await expect(sending).rejects.toMatchObject({ code: 'ACCOUNT_NOT_GRANTED' })
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('solana:signAndSendTransaction')
})

test('transactions: a transaction that was built elsewhere is estimated, sent and confirmed', async () => {
  const page = await openLocalPage(clusters)
  const connection = new Connection(clusters[0].nodeUrl, 'confirmed')
  const [feePayer, toPubkey] = [new PublicKey(ada), new PublicKey(newAddress())]
  const built = new Transaction({ feePayer, ...(await connection.getLatestBlockhash()) }).add(
    SystemProgram.transfer({ fromPubkey: feePayer, toPubkey, lamports: LAMPORTS_PER_SOL }),
  )
  const request = serializeTransaction(built)
  const { fee } = await page.transactions.estimate(request, page.target(), signal)
  expect(fee.value).toBe('5000')
  const sent = await page.transactions.send(request, page.target())
  expect(sent.lastValidBlockHeight).toBeGreaterThan(0)
  expect(await page.outcomeOf(sent)).toMatchObject({ status: 'confirmed' })
  expect(await connection.getBalance(toPubkey)).toBe(LAMPORTS_PER_SOL)
  await page.session.activate(page.connectionId, { namespace: 'solana', address: ben })
  await expect(page.transactions.send(request, page.target())).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
    details: { part: 'transaction' },
  })
})

test('transactions: a versioned transaction of web3.js is signed and sent as it is', async () => {
  const page = await openLocalPage(clusters)
  const connection = new Connection(clusters[0].nodeUrl, 'confirmed')
  const [payerKey, toPubkey] = [new PublicKey(ada), new PublicKey(newAddress())]
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
  const instructions = [
    SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports: LAMPORTS_PER_SOL }),
  ]
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message()
  const request = serializeTransaction(new VersionedTransaction(message))
  const sent = await page.transactions.send(request, page.target())
  expect(await page.outcomeOf(sent)).toMatchObject({ status: 'confirmed' })
  expect(await connection.getBalance(toPubkey)).toBe(LAMPORTS_PER_SOL)
})

test('estimate: what the account cannot pay is INSUFFICIENT_FUNDS', async () => {
  const page = await openLocalPage(clusters)
  const { address: usdc } = tokenOf(clusters[0], 'USDC')
  const amount = `${10n ** 18n}`
  for (const request of [
    { type: 'transfer', to: cyd, amount },
    { type: 'transfer', to: cyd, amount, tokenAddress: usdc },
    // All but the fee.
    { type: 'transfer', to: cyd, amount: `${await lamportsOf(clusters[0], ada)}` },
  ] as const) {
    const estimating = page.transactions.estimate(request, page.target(), signal)
    await expect(estimating).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  }
})

test('estimate: less than a new account has to hold is refused as an amount', async () => {
  const page = await openLocalPage(clusters)
  const request = { type: 'transfer', to: newAddress(), amount: '5' } as const
  await expect(page.transactions.estimate(request, page.target(), signal)).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
    details: { part: 'amount' },
  })
})

test('send: a token account, a mint and a program are no receivers', async () => {
  const page = await openLocalPage(clusters)
  const { address: usdc, program } = tokenOf(clusters[0], 'USDC')
  const opened = tokenAddress(cyd, program, usdc)
  const unopened = tokenAddress(newAddress(), program, usdc)
  for (const to of [opened, unopened, usdc, program, 'cyd.sol', ''])
    for (const tokenAddress of [undefined, usdc]) {
      const request = { type: 'transfer', to, amount: '1', tokenAddress } as TransactionRequest
      await expect(page.transactions.send(request, page.target())).rejects.toMatchObject({
        code: 'INVALID_TRANSACTION',
        details: { part: 'to' },
      })
    }
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('solana:signAndSendTransaction')
})

test('send: a refusal in the wallet is USER_REJECTED, and nothing is sent', async () => {
  for (const [, unsupported] of senders) {
    const page = await openLocalPage(clusters, unsupported)
    const before = await sentBy(clusters[0], ada)
    page.wallet.rejectNext()
    const sending = page.transactions.send({ type: 'transfer', to: cyd, amount: '1' }, page.target())
    await expect(sending).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(await sentBy(clusters[0], ada)).toBe(before)
  }
})
