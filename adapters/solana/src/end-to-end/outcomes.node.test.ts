import type { ActiveTarget, TransactionRequest } from '@latchkey/session/contract'
import { spendable } from '@latchkey/view-kit'
import { startSolana } from '@latchkey-examples/local-services/solana'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clusterIds, type LocalClusters, localAccounts, openLocalPage } from '../test-support/local-page'

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

/** The same for another account. */
const targetOf = (target: ActiveTarget, address: string): ActiveTarget => ({
  namespace: 'solana',
  connectionId: target.connectionId,
  networkId: target.networkId,
  network: target.network,
  account: { namespace: 'solana', address },
})

test('since: what the account has sent is found although the wallet says nothing, and what it received is not', async () => {
  const page = await openLocalPage(clusters)
  const target = page.target()
  const cursor = await page.transactions.cursor?.(target, signal)
  if (!cursor) throw new Error('The account has no place.')
  const since = () => page.transactions.since?.(cursor, target, signal)
  expect(await since()).toMatchObject({ hasMoved: false, sent: [] })
  const receiving = await page.transactions.send(
    { type: 'transfer', to: ada, amount: '5' },
    targetOf(target, ben),
  )
  expect(await page.outcomeOf(receiving)).toMatchObject({ status: 'confirmed' })
  expect(await since()).toMatchObject({ hasMoved: false, sent: [] })
  const request = { type: 'transfer', to: cyd, amount: '7' } as const
  const { lastValidBlockHeight: _height, ...sent } = await page.transactions.send(request, target)
  expect(await since()).toMatchObject({ hasMoved: true, sent: [sent] })
  expect(await page.transactions.read?.(sent, signal)).toMatchObject({ from: ada, requests: [request] })
})

test('read: what an account sends to itself moves nothing', async () => {
  const page = await openLocalPage(clusters)
  const usdc = clusters[0].tokens.find(({ symbol }) => symbol === 'USDC')?.address
  if (!usdc) throw new Error('There is no USDC.')
  for (const parts of [{}, { tokenAddress: usdc }]) {
    const request = { type: 'transfer', to: ada, amount: '7', ...parts } as TransactionRequest
    const sent = await page.transactions.send(request, page.target())
    expect(await page.transactions.read?.(sent, signal)).toEqual({
      from: ada,
      arrived: { native: [], tokens: [] },
    })
  }
})

test('wait: a transaction whose blockhash expires before it arrives is expired', async () => {
  const page = await openLocalPage(clusters)
  const connection = new Connection(clusters[0].nodeUrl, 'confirmed')
  const { lastValidBlockHeight } = await connection.getLatestBlockhash()
  const sent = {
    type: 'transaction',
    id: '5'.repeat(87),
    from: ada,
    networkId: clusterIds[0],
    connectionId: page.connectionId,
    lastValidBlockHeight,
  } as const
  const waiting = page.outcomeOf(sent)
  // Each airdrop is a block.
  for (let block = 0; block <= 150; block += 1) await connection.requestAirdrop(new PublicKey(cyd), 1)
  expect(await waiting).toEqual({ status: 'expired' })
})

test.each([0, 1, 1_000_000])(
  'estimate: the maximum can be sent over a wallet that adds %i lamports to be preferred',
  async (priority) => {
    const page = await openLocalPage(clusters)
    const connection = new Connection(clusters[0].nodeUrl, 'confirmed')
    const payer = Keypair.generate()
    await connection.requestAirdrop(payer.publicKey, LAMPORTS_PER_SOL)
    const target = page.target()
    const payerTarget = targetOf(target, payer.publicKey.toBase58())
    const probe = { type: 'transfer', to: cyd, amount: '0' } as const
    const { fee } = await page.transactions.estimate(probe, payerTarget, signal)
    const lamports = spendable(BigInt(LAMPORTS_PER_SOL), BigInt(fee.value), 'solana')
    const units = 200_000
    const changed = new Transaction().add(
      ComputeBudgetProgram.setComputeUnitLimit({ units }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: (priority * 1_000_000) / units }),
      SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: new PublicKey(cyd), lamports }),
    )
    const id = await connection.sendTransaction(changed, [payer])
    const { from, networkId, connectionId } = { ...target, from: payerTarget.account.address }
    const sent = { type: 'transaction', id, from, networkId, connectionId } as const
    expect(await page.outcomeOf(sent)).toEqual({ status: 'confirmed', id })
    const left = LAMPORTS_PER_SOL - Number(lamports) - Number(fee.value) - priority
    expect(await connection.getBalance(payer.publicKey)).toBe(left)
  },
)

test('wait: a transaction that fails on the cluster is reverted', async () => {
  const page = await openLocalPage(clusters)
  const connection = new Connection(clusters[0].nodeUrl, 'confirmed')
  const [payer, fromPubkey] = [Keypair.generate(), new PublicKey(ada)]
  await connection.requestAirdrop(payer.publicKey, LAMPORTS_PER_SOL)
  const tooMuch = new Transaction().add(
    SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: fromPubkey,
      lamports: 2 * LAMPORTS_PER_SOL,
    }),
  )
  const id = await connection.sendTransaction(tooMuch, [payer], { skipPreflight: true })
  const sent = {
    type: 'transaction',
    id,
    from: payer.publicKey.toBase58(),
    networkId: clusterIds[0],
    connectionId: page.connectionId,
  } as const
  expect(await page.outcomeOf(sent)).toEqual({ status: 'reverted', id })
})
