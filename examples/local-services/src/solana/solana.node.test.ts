import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { subscribeOnce } from '../testing/solana-socket'
import { tokenAccountOf } from './genesis-accounts'
import { solanaDevAccounts, solanaSeed } from './solana-accounts'
import { type RunningSolana, startSolana } from './start-solana'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let solana: RunningSolana
let connection: Connection
const [ada, ben] = [Keypair.fromSeed(solanaSeed(0)), Keypair.fromSeed(solanaSeed(1))]

beforeAll(async () => {
  solana = await startSolana(0)
  connection = new Connection(solana.nodeUrl, 'confirmed')
})

afterAll(() => solana.stop())

const transfer = (to: PublicKey, lamports: number): Transaction =>
  new Transaction().add(SystemProgram.transfer({ fromPubkey: ada.publicKey, toPubkey: to, lamports }))

async function tokenAccount(owner: PublicKey, symbol: string): Promise<PublicKey> {
  const token = solana.tokens.find((one) => one.symbol === symbol)
  const [account] = (await solanaDevAccounts()).filter((one) => one === owner.toBase58())
  if (!token || !account) throw new Error(`Nobody has ${symbol}.`)
  return new PublicKey(await tokenAccountOf(account, token.address, token.program))
}

test('Solana: has the genesis hash of its CAIP-2 id', async () => {
  expect(solana.networkId).toBe(`solana:${(await connection.getGenesisHash()).slice(0, 32)}`)
  expect(await connection.getVersion()).toHaveProperty('solana-core')
})

test('accounts: the ten dev accounts have SOL and every token', async () => {
  const accounts = await solanaDevAccounts()
  expect(accounts[0]).toBe('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
  expect(accounts[9]).toBe('2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab')
  const last = new PublicKey(accounts[9] ?? '')
  expect(await connection.getBalance(last)).toBe(1000 * LAMPORTS_PER_SOL)
  const held: unknown[] = []
  for (const programId of new Set(solana.tokens.map(({ program }) => program))) {
    const { value } = await connection.getParsedTokenAccountsByOwner(last, {
      programId: new PublicKey(programId),
    })
    held.push(...value.map(({ account }) => account.data.parsed.info))
  }
  const amounts = solana.tokens.map(({ address }) =>
    expect.objectContaining({ mint: address, owner: accounts[9], tokenAmount: expect.anything() }),
  )
  expect(held).toEqual(expect.arrayContaining(amounts))
  expect(held.map((info) => Reflect.get(Object(info), 'tokenAmount').uiAmountString).sort()).toEqual([
    '1',
    '10000',
    '250',
    '5000000',
  ])
})

test('airdrop: one below the rent of an account is refused with the reason', async () => {
  const asking = connection.requestAirdrop(Keypair.generate().publicKey, 7)
  await expect(asking).rejects.toThrow('insufficient funds for rent')
})

test('airdrop: arrives, and its confirmation comes over the WebSocket', async () => {
  const fresh = Keypair.generate().publicKey
  const signature = await connection.requestAirdrop(fresh, 2 * LAMPORTS_PER_SOL)
  const { value } = await connection.confirmTransaction({
    signature,
    ...(await connection.getLatestBlockhash()),
  })
  expect(value.err).toBeNull()
  expect(await connection.getBalance(fresh)).toBe(2 * LAMPORTS_PER_SOL)
})

test('transfer: legacy and version 0 move SOL and pay a fee', async () => {
  const fresh = Keypair.generate().publicKey
  const before = await connection.getBalance(ada.publicKey)
  const signature = await sendAndConfirmTransaction(connection, transfer(fresh, LAMPORTS_PER_SOL), [ada])
  expect(await connection.getBalance(ada.publicKey)).toBe(before - LAMPORTS_PER_SOL - 5_000)
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found?.meta).toMatchObject({ err: null, fee: 5_000, preBalances: [before, 0, 1] })
  expect(found?.transaction.message.staticAccountKeys[0]?.equals(ada.publicKey)).toBe(true)
  expect(await connection.getSignaturesForAddress(fresh)).toMatchObject([{ signature, err: null }])

  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: ada.publicKey,
    recentBlockhash: blockhash,
    instructions: transfer(fresh, 5).instructions,
  }).compileToV0Message()
  expect((await connection.getFeeForMessage(message)).value).toBe(5_000)
  const versioned = new VersionedTransaction(message)
  expect((await connection.simulateTransaction(versioned)).value.err).toBeNull()
  versioned.sign([ada])
  const second = await connection.sendTransaction(versioned)
  await connection.confirmTransaction({ signature: second, blockhash, lastValidBlockHeight })
  expect(await connection.getBalance(fresh)).toBe(LAMPORTS_PER_SOL + 5)
})

test.each(['USDC', 'PYUSD'])(
  'tokens: %s moves by its own program, and the page is notified of the account',
  async (symbol) => {
    const [from, to] = [await tokenAccount(ada.publicKey, symbol), await tokenAccount(ben.publicKey, symbol)]
    const token = solana.tokens.find((one) => one.symbol === symbol)
    const before = BigInt((await connection.getTokenAccountBalance(to)).value.amount)
    const { notified } = await subscribeOnce(solana.wsUrl, 'accountSubscribe', [
      to,
      { encoding: 'jsonParsed' },
    ])
    const keys = [
      { pubkey: from, isSigner: false, isWritable: true },
      { pubkey: new PublicKey(token?.address ?? ''), isSigner: false, isWritable: false },
      { pubkey: to, isSigner: false, isWritable: true },
      { pubkey: ada.publicKey, isSigner: true, isWritable: false },
    ]
    // A `transferChecked` of 1.5 tokens.
    const data = Buffer.from([12, 0x60, 0xe3, 0x16, 0, 0, 0, 0, 0, 6])
    const move = new TransactionInstruction({ programId: new PublicKey(token?.program ?? ''), keys, data })
    const signature = await sendAndConfirmTransaction(connection, new Transaction().add(move), [ada])
    const after = (await connection.getTokenAccountBalance(to)).value
    expect(BigInt(after.amount) - before).toBe(1_500_000n)
    const { meta } = (await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })) ?? {}
    expect(meta?.postTokenBalances).toHaveLength(2)
    expect(await notified).toMatchObject({
      method: 'accountNotification',
      params: {
        result: { value: { data: { parsed: { info: { tokenAmount: { amount: after.amount } } } } } },
      },
    })
  },
)

test('failures: preflight reports the error; without it the transaction is executed and fails', async () => {
  const tooMuch = transfer(ben.publicKey, 5_000 * LAMPORTS_PER_SOL)
  const sending = connection.sendTransaction(tooMuch, [ada])
  await expect(sending).rejects.toThrow('custom program error: 0x1')
  await expect(sending).rejects.toBeInstanceOf(SendTransactionError)
  const signature = await connection.sendTransaction(
    transfer(ben.publicKey, 4_000 * LAMPORTS_PER_SOL),
    [ada],
    {
      skipPreflight: true,
    },
  )
  const { value } = await connection.confirmTransaction({
    signature,
    ...(await connection.getLatestBlockhash()),
  })
  expect(value.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
})

test.each([
  [
    'an old blockhash',
    'Blockhash not found',
    (one: Transaction) => Object.assign(one, { recentBlockhash: PublicKey.unique().toBase58() }).sign(ada),
  ],
  [
    'a signature of somebody else',
    'signature verification failure',
    (one: Transaction) => {
      one.sign(ada)
      one.signatures[0]?.signature?.fill(7)
    },
  ],
  ['nobody’s signature', 'signature verification failure', () => undefined],
] as const)('failures: %s', async (_what, message, spoil) => {
  const one = transfer(ben.publicKey, 1)
  one.feePayer = ada.publicKey
  one.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
  spoil(one)
  const bytes = one.serialize({ requireAllSignatures: false, verifySignatures: false })
  await expect(connection.sendRawTransaction(bytes)).rejects.toThrow(message)
})

test('requests: batches, unknown methods and malformed bodies get JSON-RPC responses', async () => {
  const post = async (body: string): Promise<unknown> =>
    (await fetch(solana.nodeUrl, { method: 'POST', body })).json()
  expect(await post('[{"id":1,"method":"getHealth"},{"id":2,"method":"getMoon"}]')).toEqual([
    { jsonrpc: '2.0', id: 1, result: 'ok' },
    { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'Method not found' } },
  ])
  expect(await post('{')).toMatchObject({ error: { code: -32700 } })
  expect(await post('{"id":1}')).toMatchObject({ error: { code: -32600 } })
  for (const params of ['["0x00"]', '[]', '{}']) {
    expect(await post(`{"id":1,"method":"getBalance","params":${params}}`)).toMatchObject({
      error: { code: params === '{}' ? -32600 : -32602 },
    })
  }
})

test('state: a file restores the cluster at the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'local-solana-'))
  const file = join(folder, 'world.solana.json')
  const fresh = Keypair.generate().publicKey
  const first = await startSolana(0, file)
  await new Connection(first.nodeUrl).requestAirdrop(fresh, LAMPORTS_PER_SOL)
  await first.stop()
  const second = await startSolana(0, file)
  const again = new Connection(second.nodeUrl)
  expect(await again.getBalance(fresh)).toBe(LAMPORTS_PER_SOL)
  expect(await again.getBalance(ada.publicKey)).toBe(1000 * LAMPORTS_PER_SOL)
  const move = SystemProgram.transfer({
    fromPubkey: ada.publicKey,
    toPubkey: fresh,
    lamports: LAMPORTS_PER_SOL,
  })
  await again.sendTransaction(new Transaction().add(move), [ada])
  expect(await again.getBalance(fresh)).toBe(2 * LAMPORTS_PER_SOL)
  await second.stop()
  await rm(folder, { recursive: true })
})
