import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { type NetworkId, sessionContract } from '@latchkey/session/contract'
import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { readerContract, slotsReader } from '@latchkey/testing/test-support'
import { type RunningSolana, solanaDevAccounts, startSolana } from '@latchkey-examples/local-services/solana'
import { LAMPORTS_PER_SOL, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import bs58 from 'bs58'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { solanaContract } from '../contract'
import { solanaMainnet } from '../networks'
import { solana } from '../plugin'
import { registerLate } from '../test-support/register'
import { web3Connection } from '../web3'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const NETWORK_ID: NetworkId = `solana:${solanaMainnet.id}`
let cluster: RunningSolana

beforeAll(async () => {
  cluster = await startSolana(0)
})
afterAll(() => cluster.stop())

/** A page on the local cluster, and a wallet with the dev accounts. */
async function openPage() {
  const rpcUrl = cluster.nodeUrl
  const wallet = createSimulatedWallet({ networks: [{ networkId: NETWORK_ID, rpcUrl }], name: 'Lantern' })
  const browser = createFakeBrowser()
  const { latchkey } = createTestLatchkey({
    plugins: [
      session(),
      slotsReader(),
      solana({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [rpcUrl] } }),
    ],
    browser,
    outlet: false,
  })
  latchkey.start()
  registerLate(browser, wallet.standardWallet)
  const sessions = latchkey.get(sessionContract)
  await vi.waitFor(() => expect(latchkey.read(sessionContract).wallets).toHaveLength(1))
  const { provider, accounts } = await sessions.connect('wallet-standard:Lantern')
  const [adapter] = latchkey.get(readerContract).adapters()
  const target = sessions.active('solana')
  if (!adapter || !target?.network) throw new Error('Nothing is connected.')
  return {
    wallet,
    provider,
    account: accounts[0],
    target,
    network: target.network,
    api: latchkey.get(solanaContract),
    abilities: await adapter.capabilities(),
  }
}

type Page = Awaited<ReturnType<typeof openPage>>
const { signal } = new AbortController()

/** A SOL transfer to the second dev account, built by web3.js. */
async function transfer({ api, account }: Page): Promise<{ readonly to: PublicKey; readonly wire: string }> {
  const connection = await web3Connection(api)
  const feePayer = new PublicKey(account.address)
  const to = new PublicKey((await solanaDevAccounts())[1] ?? '')
  const transaction = new Transaction({ feePayer, ...(await connection.getLatestBlockhash()) }).add(
    SystemProgram.transfer({ fromPubkey: feePayer, toPubkey: to, lamports: LAMPORTS_PER_SOL }),
  )
  return { to, wire: transaction.serialize({ requireAllSignatures: false }).toString('base64') }
}

const isSent = (answer: unknown): answer is { readonly signature: string } =>
  typeof Reflect.get(Object(answer), 'signature') === 'string'

test('cluster: a message is signed with the account’s key', async () => {
  const { abilities, target, account } = await openPage()
  const signature = bs58.decode((await abilities.sign?.message('Grüße', target)) ?? '')
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(bs58.decode(account.address)),
    'Ed25519',
    true,
    ['verify'],
  )
  const message = new TextEncoder().encode('Grüße')
  expect(await crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), message)).toBe(true)
})

test('cluster: a transfer built by web3.js is signed, sent and confirmed', async () => {
  const page = await openPage()
  const connection = await web3Connection(page.api)
  const { to, wire } = await transfer(page)
  const before = await connection.getBalance(to)
  const params = { transaction: wire, pubkey: page.account.address }
  const answer = await page.provider.request({ method: 'solana_signAndSendTransaction', params })
  if (!isSent(answer)) throw new Error('The answer has no signature.')
  const { value } = await connection.getSignatureStatus(answer.signature)
  expect(value?.err).toBeNull()
  expect((await connection.getBalance(to)) - before).toBe(LAMPORTS_PER_SOL)
})

test('cluster: a transaction that the wallet has signed is sent by the page and confirmed', async () => {
  const page = await openPage()
  const connection = await web3Connection(page.api)
  const { to, wire } = await transfer(page)
  const before = await connection.getBalance(to)
  const params = { transaction: wire, pubkey: page.account.address }
  const answer = await page.provider.request({ method: 'solana_signTransaction', params })
  const signed: unknown = Reflect.get(Object(answer), 'transaction')
  const sent = await page.abilities.node?.request(
    { method: 'sendTransaction', params: [signed, { encoding: 'base64' }] },
    page.network,
    signal,
  )
  expect(sent?.answer).toBe(Reflect.get(Object(answer), 'signature'))
  expect((await connection.getBalance(to)) - before).toBe(LAMPORTS_PER_SOL)
})

test('cluster: SOL and the tokens of both programs are read, but no NFTs', async () => {
  const { abilities, network } = await openPage()
  const owner = { namespace: 'solana', address: (await solanaDevAccounts())[9] ?? '' }
  expect(await abilities.balance?.native(owner, network, signal)).toEqual({
    value: `${1_000 * LAMPORTS_PER_SOL}`,
    decimals: 9,
    symbol: 'SOL',
  })
  const known = cluster.tokens.map(({ address, name, symbol, decimals }) => ({
    networkId: NETWORK_ID,
    address,
    name,
    symbol,
    decimals,
  }))
  const tokens = (await abilities.tokens?.list(owner, network, known, signal)) ?? []
  expect(Object.fromEntries(tokens.map(({ symbol, value }) => [symbol, value]))).toEqual({
    USDC: '10000000000',
    BONK: '500000000000',
    PYUSD: '250000000',
  })
})

test('cluster: a rejection in the wallet sends nothing', async () => {
  const page = await openPage()
  const { to, wire } = await transfer(page)
  const connection = await web3Connection(page.api)
  const before = await connection.getBalance(to)
  page.wallet.rejectNext()
  const params = { transaction: wire, pubkey: page.account.address }
  const asked = page.provider.request({ method: 'solana_signAndSendTransaction', params })
  await expect(asked).rejects.toMatchObject({ code: 4001 })
  expect(await connection.getBalance(to)).toBe(before)
})

test('cluster: signing in returns the message and its signature', async () => {
  const { provider, account } = await openPage()
  const params = { domain: 'host.example', statement: 'Hello', nonce: 'abcdefgh' }
  const answer = await provider.request({ method: 'solana_signIn', params })
  const part = (name: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(bs58.decode(String(Reflect.get(Object(answer), name))))
  expect(new TextDecoder().decode(part('signedMessage'))).toContain(account.address)
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(bs58.decode(account.address)),
    'Ed25519',
    true,
    ['verify'],
  )
  expect(await crypto.subtle.verify('Ed25519', key, part('signature'), part('signedMessage'))).toBe(true)
})
