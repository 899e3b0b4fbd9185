import { Connection, Keypair, LAMPORTS_PER_SOL, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { createTestClient, erc20Abi, http, parseEther, publicActions, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { waitForReceipt } from '../chain/chain-client'
import { devAccounts } from '../chain/dev-accounts'
import { type LocalServices, startLocalServices } from '../start-local-services'
import { askData, callsOf, refusal } from '../testing/data-client'
import { freePorts } from '../testing/free-ports'
import { MANY_TRANSACTIONS } from './history-endpoint'
import type { WireTransaction } from './wire-transaction'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MAINNET = 'eip155:1'
const [sender] = devAccounts
let services: LocalServices

beforeAll(async () => {
  services = await startLocalServices({ ports: freePorts })
})
afterAll(() => services.stop())

const pathOf = (address: string, query = ''): string =>
  `/v1/account/${address}/history?chainId=${encodeURIComponent(MAINNET)}${query}`

interface Page {
  readonly data: readonly WireTransaction[]
  readonly next: string | null
}
async function read(path: string, base = '/data'): Promise<Page> {
  const { status, body } = await askData(services, path, { base })
  expect(status).toBe(200)
  return JSON.parse(JSON.stringify(body))
}

const chain = () =>
  createTestClient({ mode: 'anvil', transport: http(services.urls.chainMainnet), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
const someone = () => privateKeyToAccount(generatePrivateKey()).address

test('history: transfers of ether and tokens are in both accounts’ lists, newest first', async () => {
  const client = chain()
  const receiver = someone()
  const usdc = services.chains[0]?.tokens[0]
  if (!usdc || 'program' in usdc) throw new Error('There is no token.')
  const ether = await client.sendTransaction({
    account: sender,
    chain: null,
    to: receiver,
    value: parseEther('1.5'),
  })
  await waitForReceipt(client, ether)
  const token = await client.writeContract({
    account: sender,
    chain: null,
    address: `0x${usdc.address.slice(2)}`,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [receiver, 2_500_000n],
  })
  await waitForReceipt(client, token)
  const { data, next } = await read(pathOf(receiver))
  expect(next).toBeNull()
  expect(data).toMatchObject([
    {
      id: token,
      metadata: {
        operationType: 'receive',
        hash: token,
        chain: MAINNET,
        status: 'confirmed',
        sentFrom: sender.toLowerCase(),
        sentTo: receiver.toLowerCase(),
      },
      transfers: [
        {
          fungible_info: { name: 'USD Coin', symbol: 'USDC' },
          direction: 'in',
          quantity: { numeric: '2.5' },
          value: 2.5,
        },
      ],
    },
    {
      id: ether,
      metadata: { operationType: 'receive', minedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
      transfers: [
        { fungible_info: { symbol: 'ETH' }, direction: 'in', quantity: { numeric: '1.5' }, value: 4_800 },
      ],
    },
  ])
  const sent = await read(pathOf(sender))
  expect(sent.data[0]).toMatchObject({
    id: token,
    metadata: { operationType: 'send' },
    transfers: [{ direction: 'out' }],
  })
})

test('history: an approval has no transfers, and a failed transaction is marked', async () => {
  const client = chain()
  const usdc = services.chains[0]?.tokens[0]
  const address = `0x${usdc?.address.slice(2)}` as const
  const account = devAccounts[3]
  const approval = await client.writeContract({
    account,
    chain: null,
    address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [sender, 5n],
  })
  await waitForReceipt(client, approval)
  const failing = await client.sendTransaction({
    account,
    chain: null,
    to: address,
    data: '0xdeadbeef',
    gas: 100_000n,
  })
  await waitForReceipt(client, failing)
  const { data } = await read(pathOf(account))
  expect(data.slice(0, 2)).toMatchObject([
    { id: failing, metadata: { status: 'failed', operationType: 'execute' }, transfers: [] },
    { id: approval, metadata: { operationType: 'approve', status: 'confirmed' }, transfers: [] },
  ])
})

test('history: pages have no gap and no repeat, also when a transaction arrives between them', async () => {
  const client = chain()
  const receiver = someone()
  const send = async (): Promise<string> => {
    const hash = await client.sendTransaction({ account: sender, chain: null, to: receiver, value: 1n })
    await waitForReceipt(client, hash)
    return hash
  }
  const sent: string[] = []
  for (let count = 0; count < 53; count += 1) sent.unshift(await send())
  const first = await read(pathOf(receiver))
  expect(first.data).toHaveLength(50)
  const later = await send()
  const second = await read(pathOf(receiver, `&cursor=${first.next}`))
  expect(second.next).toBeNull()
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(sent)
  expect((await read(pathOf(receiver))).data[0]?.id).toBe(later)
  expect(await callsOf(services, 'data:history')).toContainEqual(expect.stringContaining('cursor='))
})

test('history: a reverted chain loses its transactions', async () => {
  const client = chain()
  const receiver = someone()
  const before = await client.snapshot()
  const hash = await client.sendTransaction({ account: sender, chain: null, to: receiver, value: 1n })
  await waitForReceipt(client, hash)
  expect((await read(pathOf(receiver))).data).toHaveLength(1)
  await client.revert({ id: before })
  expect((await read(pathOf(receiver))).data).toEqual([])
})

test('history: Solana has the same format, with signatures as hashes', async () => {
  const connection = new Connection(services.urls.solana, 'confirmed')
  const [payer, receiver] = [Keypair.generate(), Keypair.generate().publicKey]
  await connection.requestAirdrop(payer.publicKey, 2 * LAMPORTS_PER_SOL)
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(
    SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: new PublicKey(receiver),
      lamports: 1_250_000_000,
    }),
  )
  transaction.sign(payer)
  const signature = await connection.sendRawTransaction(transaction.serialize())
  const network = services.chains.find(({ networkId }) => networkId.startsWith('solana:'))?.networkId ?? ''
  const of = (address: string) =>
    read(`/v1/account/${address}/history?chainId=${encodeURIComponent(network)}`)
  expect((await of(receiver.toBase58())).data).toMatchObject([
    {
      id: signature,
      metadata: { operationType: 'receive', chain: network, status: 'confirmed' },
      transfers: [{ fungible_info: { symbol: 'SOL' }, direction: 'in', quantity: { numeric: '1.25' } }],
    },
  ])
  const sent = (await of(payer.publicKey.toBase58())).data.find(({ id }) => id === signature)
  expect(sent).toMatchObject({
    metadata: { operationType: 'send', sentTo: receiver.toBase58() },
    transfers: [{ direction: 'out', quantity: { numeric: '1.25' } }],
  })
})

test('history: refuses an invalid address, chain or cursor', async () => {
  expect(await askData(services, pathOf('nobody'))).toMatchObject({
    status: 400,
    body: refusal('address', 'Invalid address: nobody'),
  })
  expect(await askData(services, `/v1/account/${sender}/history?chainId=eip155:5`)).toMatchObject({
    status: 400,
  })
  expect(await askData(services, pathOf(sender, '&cursor=x'))).toMatchObject({
    status: 400,
    body: refusal('cursor', 'Invalid cursor: x'),
  })
})

test('variants: many has 10,000 transactions in five pages, hostile has no last page', async () => {
  let [cursor, count, pages] = ['', 0, 0]
  do {
    const page = await read(pathOf(someone(), cursor), '/data/many')
    count += page.data.length
    pages += 1
    cursor = page.next === null ? '' : `&cursor=${page.next}`
  } while (cursor !== '')
  expect([count, pages]).toEqual([MANY_TRANSACTIONS, 5])
  const first = await read(pathOf(sender), '/data/hostile')
  const second = await read(pathOf(sender, `&cursor=${first.next}`), '/data/hostile')
  expect(second.next).not.toBe(first.next)
  expect(second.data.length).toBe(first.data.length)
})
