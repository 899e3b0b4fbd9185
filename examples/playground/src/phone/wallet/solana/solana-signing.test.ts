import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { accounts } from '../accounts'
import { openPermissions } from '../key-permissions'
import { readRequest } from '../read-request'
import { executeSolanaRequest } from './execute-solana-request'
import { openSolanaKeys } from './solana-keys'
import type { SolanaRequestContent } from './solana-request-content'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [first, second] = accounts
const own = first.addresses.solana
const other = second.addresses.solana
/** An account that this wallet does not have. */
const stranger = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const keys = openSolanaKeys([
  { networkId: SOLANA, name: 'Solana', rpcUrl: 'http://127.0.0.1', symbol: 'SOL' },
])

function transferOf(from: string, lamports = 1_500_000_000): Transaction {
  const fromPubkey = new PublicKey(from)
  return new Transaction({
    feePayer: fromPubkey,
    blockhash: bs58.encode(new Uint8Array(32).fill(7)),
    lastValidBlockHeight: 1,
  }).add(SystemProgram.transfer({ fromPubkey, toPubkey: new PublicKey(stranger), lamports }))
}

const wireOf = (transaction: Transaction): string =>
  transaction.serialize({ requireAllSignatures: false }).toString('base64')

const permissions = openPermissions({ getItem: () => null, setItem: () => undefined })
const read = (method: string, params: unknown) =>
  readRequest(`solana_${method}`, params, [], { permissions, networkId: SOLANA, address: first.evm.address })

async function executeRequest(method: string, params: unknown) {
  const content = read(method, params)
  if (!isOnSolana(content)) throw new Error(`Refused: ${JSON.stringify(content)}`)
  return executeSolanaRequest(keys, content, SOLANA)
}

function isOnSolana(content: object): content is SolanaRequestContent {
  return 'kind' in content && (content.kind === 'solanaMessage' || content.kind === 'solanaTransactions')
}

async function isSignedBy(address: string, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(bs58.decode(address)), 'Ed25519', false, [
    'verify',
  ])
  return crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message))
}

test('signing on Solana: message and signature are base58, and the requested account signs', async () => {
  const message = new TextEncoder().encode('Hello')
  const { signature } = await executeRequest('signMessage', { message: bs58.encode(message), pubkey: other })
  expect(await isSignedBy(other, bs58.decode(`${signature}`), message)).toBe(true)
})

test('signing on Solana: a transaction is returned signed, with its signature', async () => {
  const given = transferOf(own)
  const answer = await executeRequest('signTransaction', { transaction: wireOf(given), pubkey: own })
  const signed = Transaction.from(Buffer.from(`${answer['transaction']}`, 'base64'))
  expect(signed.verifySignatures()).toBe(true)
  expect(signed.compileMessage()).toEqual(given.compileMessage())
  expect(answer['signature']).toBe(bs58.encode(signed.signature ?? new Uint8Array()))
})

test('signing on Solana: several transactions are signed in order, by the signer they name', async () => {
  const transactions = [transferOf(other, 1), transferOf(other, 2)].map(wireOf)
  const { transactions: signed } = await executeRequest('signAllTransactions', { transactions })
  const read = (Array.isArray(signed) ? signed : []).map((one) =>
    Transaction.from(Buffer.from(one, 'base64')),
  )
  expect(read.map((one) => one.verifySignatures())).toEqual([true, true])
  expect(read.map((one) => one.feePayer?.toBase58())).toEqual([other, other])
  expect(read.map((one) => one.instructions[0]?.data.readBigUInt64LE(4))).toEqual([1n, 2n])
})

test('requests on Solana: the owner is shown what a transaction does', () => {
  const transaction = wireOf(transferOf(own))
  expect(read('signAndSendTransaction', { transaction, sendOptions: { maxRetries: 3, x: 1 } })).toMatchObject(
    {
      kind: 'solanaTransactions',
      act: 'send',
      address: own,
      options: { maxRetries: 3 },
      transactions: [
        {
          transaction: {
            feePayer: own,
            fee: 5_000n,
            instructions: [{ kind: 'transfer', from: own, to: stranger, lamports: 1_500_000_000n }],
          },
        },
      ],
    },
  )
})

test.each([
  ['signMessage', { message: '', pubkey: stranger }],
  ['signTransaction', { transaction: wireOf(transferOf(stranger)) }],
  ['signTransaction', { transaction: wireOf(transferOf(own)), pubkey: stranger }],
])('requests on Solana: %s for the account of another wallet is refused', (method, params) => {
  expect(read(method, params)).toMatchObject({ code: 4100 })
})

test('requests on Solana: refused for an account that is not a signer of every transaction', () => {
  const transaction = wireOf(transferOf(own))
  expect(read('signTransaction', { transaction, pubkey: other })).toMatchObject({ code: -32602 })
  const transactions = [transaction, wireOf(transferOf(other))]
  expect(read('signAllTransactions', { transactions })).toMatchObject({ code: -32602 })
})

test.each([
  ['signMessage', undefined],
  ['signMessage', { message: 'SGk=', pubkey: own }],
  ['signMessage', { message: '2' }],
  ['signTransaction', { transaction: 'no transaction' }],
  ['signTransaction', { transaction: 'AAAA' }],
  ['signTransaction', [wireOf(transferOf(own))]],
  ['signAllTransactions', { transactions: [] }],
  ['signAndSendTransaction', { transaction: wireOf(transferOf(own)), sendOptions: { maxRetries: '3' } }],
])('requests on Solana: invalid params of %s are refused: %j', (method, params) => {
  expect(read(method, params)).toMatchObject({ code: -32602 })
})
