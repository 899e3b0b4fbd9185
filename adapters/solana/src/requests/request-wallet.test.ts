import {
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import {
  connectorRequest,
  connectRequest,
  type Example,
  exampleConnector,
} from '../test-support/example-connector'
import {
  ADDRESS,
  account,
  DEVNET,
  type FakeWalletParts,
  MAINNET,
  OTHER_ADDRESS,
  Rejection,
} from '../test-support/fake-wallet'

const features = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
] as const
const SIGNATURE = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
const signature = bs58.encode(SIGNATURE)
const message = bs58.encode(new TextEncoder().encode('Hello'))
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Half done: OTHER_ADDRESS has signed, or must. */
function legacy(feePayer: string = ADDRESS): Transaction {
  const from = new PublicKey(feePayer)
  return new Transaction({ feePayer: from, blockhash: '1'.repeat(32), lastValidBlockHeight: 1 }).add(
    SystemProgram.transfer({ fromPubkey: from, toPubkey: new PublicKey(OTHER_ADDRESS), lamports: 5 }),
  )
}
const unsigned = (transaction: Transaction): Uint8Array =>
  transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
function signed(feePayer: string = ADDRESS): Uint8Array {
  const transaction = legacy(feePayer)
  transaction.addSignature(new PublicKey(feePayer), Buffer.from(SIGNATURE))
  return transaction.serialize({ verifySignatures: false })
}
function signedVersion0(): Uint8Array {
  const payerKey = new PublicKey(ADDRESS)
  const { instructions } = legacy()
  const whole = new TransactionMessage({ payerKey, recentBlockhash: '1'.repeat(32), instructions })
  const transaction = new VersionedTransaction(whole.compileToV0Message())
  transaction.addSignature(payerKey, SIGNATURE)
  return transaction.serialize()
}

async function connected(
  answers: FakeWalletParts['answers'] = {},
  parts: FakeWalletParts = {},
): Promise<Example> {
  const example = exampleConnector({ features, answers, ...parts })
  await example.connector.connect(connectRequest())
  example.calls.length = 0
  return example
}

test('signMessage: base58 in and out, the bytes to the wallet, once', async () => {
  const { connector, calls, wallet } = await connected({ 'solana:signMessage': [{ signature: SIGNATURE }] })
  const params = { message, pubkey: ADDRESS }
  expect(await connector.request(connectorRequest('solana_signMessage', params))).toEqual({ signature })
  expect(calls).toEqual([
    {
      feature: 'solana:signMessage',
      inputs: [{ account: wallet.accounts[0], message: new TextEncoder().encode('Hello') }],
    },
  ])
})

test('signMessage: a message that the wallet changed is returned with the signature', async () => {
  const around = new TextEncoder().encode('header Hello')
  const { connector } = await connected({
    'solana:signMessage': [{ signature: [...SIGNATURE], signedMessage: around }],
  })
  expect(await connector.request(connectorRequest('solana_signMessage', { message }))).toEqual({
    signature,
    signedMessage: bs58.encode(around),
  })
})

test.each([
  ['legacy', signed()],
  ['version 0', signedVersion0()],
])(
  'signTransaction: base64 in, the signed one and this account’s signature out (%s)',
  async (_what, bytes) => {
    const { connector, calls } = await connected({ 'solana:signTransaction': [{ signedTransaction: bytes }] })
    const params = { transaction: base64(unsigned(legacy())), pubkey: ADDRESS }
    expect(await connector.request(connectorRequest('solana_signTransaction', params, DEVNET))).toEqual({
      signature,
      transaction: base64(bytes),
    })
    expect(calls[0]?.inputs[0]).toMatchObject({ chain: 'solana:devnet', account: { address: ADDRESS } })
  },
)

test('signAllTransactions: the wallet is called once, for the account that has to sign', async () => {
  const bytes = signed(OTHER_ADDRESS)
  const { connector, calls } = await connected(
    { 'solana:signTransaction': [{ signedTransaction: bytes }, { signedTransaction: bytes }] },
    { accounts: [account(), account(OTHER_ADDRESS)] },
  )
  const one = base64(unsigned(legacy(OTHER_ADDRESS)))
  const params = { transactions: [one, one] }
  expect(await connector.request(connectorRequest('solana_signAllTransactions', params))).toEqual({
    transactions: [base64(bytes), base64(bytes)],
  })
  expect(calls).toHaveLength(1)
  expect(calls[0]?.inputs).toMatchObject([
    { account: { address: OTHER_ADDRESS }, chain: 'solana:mainnet' },
    { account: { address: OTHER_ADDRESS }, chain: 'solana:mainnet' },
  ])
})

test('signAndSendTransaction: sent by the wallet once, with the options it knows', async () => {
  const { connector, calls } = await connected({
    'solana:signAndSendTransaction': [{ signature: SIGNATURE }],
  })
  const sendOptions = { skipPreflight: true, maxRetries: 2, secret: 'x' }
  const params = { transaction: base64(unsigned(legacy())), pubkey: ADDRESS, sendOptions }
  expect(await connector.request(connectorRequest('solana_signAndSendTransaction', params))).toEqual({
    signature,
  })
  expect(calls).toHaveLength(1)
  expect(calls[0]?.inputs[0]).toMatchObject({
    chain: 'solana:mainnet',
    options: { skipPreflight: true, maxRetries: 2 },
  })
  expect(calls[0]?.inputs[0]).not.toHaveProperty('options.secret')
})

test('signIn: only the known fields reach the wallet', async () => {
  const signedMessage = new TextEncoder().encode('host.example wants you to sign in')
  const { connector, calls } = await connected({
    'solana:signIn': [{ account: account(), signedMessage, signature: SIGNATURE }],
  })
  const params = { domain: 'host.example', nonce: 'abcd1234', evil: 1 }
  expect(await connector.request(connectorRequest('solana_signIn', params))).toEqual({
    address: ADDRESS,
    signedMessage: bs58.encode(signedMessage),
    signature,
  })
  expect(calls[0]?.inputs).toEqual([{ domain: 'host.example', nonce: 'abcd1234' }])
})

test.each(['solana_getAccounts', 'solana_requestAccounts'])(
  '%s: the shared accounts, without calling the wallet',
  async (method) => {
    const { connector, calls } = await connected()
    expect(await connector.request(connectorRequest(method, undefined))).toEqual([{ pubkey: ADDRESS }])
    expect(calls).toEqual([])
  },
)

test.each(['solana_signIn', 'eth_sendTransaction', 'toString', '__proto__', 'conformance_echo'])(
  '%s: a missing feature is UNSUPPORTED_METHOD, and the wallet is not called',
  async (method) => {
    const { connector, calls } = await connected({}, { features: ['solana:signMessage'] })
    await expect(connector.request(connectorRequest(method, {}))).rejects.toMatchObject({
      code: 'UNSUPPORTED_METHOD',
      message: `Example Wallet cannot do ${method}`,
    })
    expect(calls).toEqual([])
  },
)

const transaction = base64(unsigned(legacy()))
const wrong: readonly (readonly [method: string, params: unknown, code: string])[] = [
  ['solana_signMessage', undefined, 'INVALID_PARAMS'],
  ['solana_signMessage', {}, 'INVALID_PARAMS'],
  ['solana_signMessage', { message: 'not base58: 0OIl' }, 'INVALID_PARAMS'],
  ['solana_signMessage', { message, pubkey: OTHER_ADDRESS }, 'UNAUTHORIZED'],
  ['solana_signTransaction', { transaction: '' }, 'INVALID_PARAMS'],
  ['solana_signTransaction', { transaction: '*' }, 'INVALID_PARAMS'],
  ['solana_signTransaction', [transaction], 'INVALID_PARAMS'],
  ['solana_signAllTransactions', { transactions: [] }, 'INVALID_PARAMS'],
  ['solana_signAllTransactions', { transactions: [transaction, 7] }, 'INVALID_PARAMS'],
  ['solana_signAndSendTransaction', { transaction, sendOptions: { maxRetries: -1 } }, 'INVALID_PARAMS'],
  ['solana_signIn', { resources: 'all' }, 'INVALID_PARAMS'],
]
test.each(wrong)('%s: %j is refused before the wallet is called', async (method, params, code) => {
  const { connector, calls } = await connected()
  await expect(connector.request(connectorRequest(method, params))).rejects.toMatchObject({ code })
  expect(calls).toEqual([])
})

test('request: a network that the account is not on is refused before the wallet is called', async () => {
  const { connector, calls } = await connected()
  const elsewhere = connectorRequest(
    'solana_signTransaction',
    { transaction },
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  )
  await expect(connector.request(elsewhere)).rejects.toMatchObject({ code: 'CHAIN_MISMATCH', rpcCode: 4901 })
  expect(calls).toEqual([])
})

const nonsense: readonly unknown[] = [
  undefined,
  null,
  'yes',
  [],
  [null],
  [{}],
  [{ signature: 'abc' }],
  [{ signature: SIGNATURE.slice(1) }],
  [{ signature: [1, 2, 300] }],
  [{ signature: SIGNATURE }, { signature: SIGNATURE }],
]
test.each(nonsense)('request: a malformed response is INVALID_ANSWER (%#)', async (answer) => {
  const { connector } = await connected({
    'solana:signMessage': answer,
    'solana:signAndSendTransaction': answer,
    'solana:signTransaction': answer,
    'solana:signIn': answer,
  })
  const refused = { code: 'INVALID_ANSWER' }
  await expect(connector.request(connectorRequest('solana_signMessage', { message }))).rejects.toMatchObject(
    refused,
  )
  for (const method of ['solana_signTransaction', 'solana_signAndSendTransaction'])
    await expect(connector.request(connectorRequest(method, { transaction }))).rejects.toMatchObject(refused)
  const params = { transactions: [transaction] }
  await expect(
    connector.request(connectorRequest('solana_signAllTransactions', params)),
  ).rejects.toMatchObject(refused)
  await expect(connector.request(connectorRequest('solana_signIn', {}))).rejects.toMatchObject(refused)
})

test('signTransaction: a transaction that another account signed is INVALID_ANSWER', async () => {
  const { connector } = await connected({
    'solana:signTransaction': [{ signedTransaction: signed(OTHER_ADDRESS) }],
  })
  const asked = connector.request(
    connectorRequest('solana_signTransaction', { transaction, pubkey: ADDRESS }),
  )
  await expect(asked).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
})

test('request: an error passes with code, message and data, and is not retried', async () => {
  const failure = { code: -32005, message: 'slow down', data: { seconds: 7 } }
  const { connector, calls } = await connected({ 'solana:signAndSendTransaction': new Rejection(failure) })
  await expect(
    connector.request(connectorRequest('solana_signAndSendTransaction', { transaction })),
  ).rejects.toBe(failure)
  expect(calls).toHaveLength(1)
})

test('request: a rejected signature has code 4001', async () => {
  const reason = Object.assign(new Error('User rejected the request.'), {
    name: 'WalletSignTransactionError',
  })
  const { connector } = await connected({ 'solana:signTransaction': new Rejection(reason) })
  await expect(
    connector.request(connectorRequest('solana_signTransaction', { transaction })),
  ).rejects.toMatchObject({
    code: 4001,
    cause: reason,
  })
})

test('request: rejects when the signal aborts', async () => {
  const { connector } = await connected({ 'solana:signMessage': () => new Promise(() => undefined) })
  const leave = new AbortController()
  const asked = connector.request({
    method: 'solana_signMessage',
    params: { message },
    networkId: MAINNET,
    signal: leave.signal,
  })
  const outcome = expect(asked).rejects.toBe('gone')
  leave.abort('gone')
  await outcome
})
