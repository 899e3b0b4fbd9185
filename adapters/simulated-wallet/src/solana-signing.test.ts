import { createPublicKey, verify } from 'node:crypto'
import { Transaction, VersionedTransaction } from '@solana/web3.js'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { SimulatedWalletOptions } from './options'
import { createFakeChain } from './test-support/fake-chain'
import {
  ada,
  ben,
  recordedLegacyTransfer,
  recordedVersionedTransfer,
  solanaMainnet,
} from './test-support/recorded-transactions'
import { legacyTransfer, verifications, versionedTransfer } from './test-support/solana-transactions'
import { featuresOf } from './test-support/standard-features'

const chain = 'solana:mainnet'

async function connected(options: SimulatedWalletOptions = {}) {
  const node = createFakeChain({ sendTransaction: { result: bs58.encode(new Uint8Array(64).fill(7)) } })
  const networks = [{ networkId: solanaMainnet, rpcUrl: 'http://node.test/' }] as const
  const wallet = createSimulatedWallet({ networks, fetch: node.fetch, authorised: true, ...options })
  const features = featuresOf(wallet.standardWallet)
  const [account] = (await features.connect({ silent: true })).accounts
  if (!account) throw new Error('A connected wallet has an account.')
  return { wallet, features, account, node }
}

function isSigned(message: Uint8Array, signature: Uint8Array, address: string): boolean {
  const x = Buffer.from(bs58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature)
}

test('recorded transactions: are what web3.js writes', () => {
  expect(legacyTransfer(1_500_000_000)).toEqual(Buffer.from(recordedLegacyTransfer))
  expect(versionedTransfer(1)).toEqual(recordedVersionedTransfer)
})

test('solana:signMessage: signs the bytes with the real key, after a prompt', async () => {
  const { wallet, features, account } = await connected()
  const message = new TextEncoder().encode('Hello')
  const [output] = await features.signMessage({ account, message })
  expect(output?.signedMessage).toEqual(message)
  expect(isSigned(message, output?.signature ?? new Uint8Array(), ada)).toBe(true)
  expect(wallet.prompts).toMatchObject([{ kind: 'sign-message', account: ada, message: '0x48656c6c6f' }])
  wallet.rejectNext()
  await expect(features.signMessage({ account, message })).rejects.toMatchObject({ code: 4001 })
})

test('solana:signMessage: a transaction is not signed as a message, whatever its version', async () => {
  const { wallet, features, account } = await connected()
  const versionOne = Uint8Array.from([0x81, ...recordedVersionedTransfer.slice(66)])
  for (const message of [
    recordedLegacyTransfer.slice(65),
    recordedVersionedTransfer.slice(65),
    versionOne,
    Uint8Array.of(0x9f),
  ])
    await expect(features.signMessage({ account, message: Uint8Array.from(message) })).rejects.toMatchObject({
      code: -32602,
    })
  expect(wallet.prompts).toEqual([])
})

test('signing: an account that the page may not see is refused with 4100', async () => {
  const { features, account } = await connected()
  const other = { ...account, address: ben }
  const message = new Uint8Array(1)
  await expect(features.signMessage({ account: other, message })).rejects.toMatchObject({ code: 4100 })
  await features.disconnect()
  await expect(features.signMessage({ account, message })).rejects.toMatchObject({ code: 4100 })
})

test('solana:signTransaction: several, legacy and version 0, in one prompt', async () => {
  const { wallet, features, account, node } = await connected()
  const outputs = await features.signTransaction(
    { account, transaction: legacyTransfer(1_500_000_000), chain },
    { account, transaction: versionedTransfer(1) },
  )
  const [legacy, versioned] = outputs.map(({ signedTransaction }) => signedTransaction)
  expect(Transaction.from(legacy ?? []).verifySignatures()).toBe(true)
  const { message, signatures } = VersionedTransaction.deserialize(versioned ?? new Uint8Array())
  expect(isSigned(message.serialize(), signatures[0] ?? new Uint8Array(), ada)).toBe(true)
  expect(wallet.prompts).toMatchObject([
    {
      kind: 'sign-solana-transactions',
      method: 'solana:signTransaction',
      account: ada,
      transactions: [
        {
          version: 'legacy',
          feePayer: ada,
          fee: 5_000n,
          instructions: [{ kind: 'transfer', from: ada, to: ben, lamports: 1_500_000_000n }],
        },
        {
          version: 0,
          // 100,000 units at 50,000 millionths of a lamport.
          fee: 10_000n,
          instructions: [
            { kind: 'other' },
            { kind: 'other' },
            { kind: 'transfer', lamports: 1n },
            { kind: 'token-transfer', amount: 1_500_000n, decimals: 6 },
          ],
        },
      ],
    },
  ])
  expect(node.calls).toEqual([])
})

test('solana:signTransaction: leaves the bytes of the page as they are, also those of a Buffer', async () => {
  const { features, account } = await connected()
  const transaction = legacyTransfer(1_500_000_000)
  const [output] = await features.signTransaction({ account, transaction, chain })
  expect(transaction).toEqual(legacyTransfer(1_500_000_000))
  expect(output?.signedTransaction).not.toEqual(transaction)
})

test('solana:signTransaction: names no higher fee than for the most units that the chain allows', async () => {
  const { wallet, features, account } = await connected()
  await features.signTransaction({ account, transaction: versionedTransfer(1, 2_000_000) })
  // 1,400,000 units at 50,000 millionths of a lamport.
  expect(wallet.prompts).toMatchObject([{ transactions: [{ fee: 75_000n }] }])
})

test('solana:signTransaction: names the fee of signatures that an instruction verifies', async () => {
  const { wallet, features, account } = await connected()
  await features.signTransaction({ account, transaction: legacyTransfer(1, verifications()) })
  expect(wallet.prompts).toMatchObject([{ transactions: [{ fee: 15_000n }] }])
})

test('solana:signAndSendTransaction: sends it signed to the node and resolves with the signature', async () => {
  const { features, account, node } = await connected()
  const options = { skipPreflight: true, maxRetries: 2 }
  const input = { account, transaction: legacyTransfer(5), chain, options } as const
  expect(await features.signAndSendTransaction(input)).toEqual([{ signature: new Uint8Array(64).fill(7) }])
  expect(node.calls).toMatchObject([
    {
      url: 'http://node.test/',
      method: 'sendTransaction',
      params: [expect.any(String), { ...options, encoding: 'base64' }],
    },
  ])
})

test('solana:signAndSendTransaction: the page gets the node’s error message', async () => {
  const data = { err: 'BlockhashNotFound', logs: [] }
  const node = createFakeChain({ sendTransaction: { error: { code: -32002, message: 'no', data } } })
  const { features, account } = await connected({ fetch: node.fetch })
  const sending = features.signAndSendTransaction({ account, transaction: legacyTransfer(5), chain })
  await expect(sending).rejects.toMatchObject({ code: -32002, data })
})

test.each([
  ['an unknown chain', { chain: 'solana:testnet', transaction: legacyTransfer(1) }],
  ['bytes that are no transaction', { chain, transaction: Uint8Array.of(1, 2, 3) }],
  ['a version that nobody knows', { chain, transaction: withByte(versionedTransfer(1), 65, 0x81) }],
  ['no bytes at all', { chain, transaction: 'AQAB' as never }],
] as const)('transactions: %s is refused with -32602, without a prompt', async (_what, input) => {
  const { wallet, features, account } = await connected()
  const asking = features.signAndSendTransaction({ account, ...input })
  await expect(asking).rejects.toMatchObject({ code: -32602 })
  expect(wallet.prompts).toEqual([])
})

test('transactions: one of version 1, which begins with its message, is refused by that name', async () => {
  const { wallet, features, account } = await connected()
  const transaction = Uint8Array.of(0x81, ...legacyTransfer(1).slice(65))
  const signing = features.signTransaction({ account, transaction })
  await expect(signing).rejects.toThrow('version 1 is not supported')
  expect(wallet.prompts).toEqual([])
})

test('transactions: one that needs another account’s signature is refused', async () => {
  const { wallet, features } = await connected()
  await wallet.switchAccount(ben)
  const [account] = wallet.standardWallet?.accounts ?? []
  if (!account) throw new Error('A connected wallet has an account.')
  const signing = features.signTransaction({ account, transaction: legacyTransfer(1) })
  await expect(signing).rejects.toMatchObject({ code: -32602 })
})

test('solana:signIn: lets the page in and signs the text of the specification', async () => {
  const networks = [{ networkId: solanaMainnet, rpcUrl: 'http://node.test/' }] as const
  const wallet = createSimulatedWallet({ networks })
  const features = featuresOf(wallet.standardWallet)
  const [output] = await features.signIn({
    domain: 'app.example',
    statement: 'Sign in, please.',
    uri: 'https://app.example/in',
    version: '1',
    chainId: 'mainnet',
    nonce: 'abcdefgh',
    issuedAt: '2026-01-02T03:04:05.000Z',
    resources: ['https://app.example/terms', 'ipfs://a'],
  })
  const text = [
    'app.example wants you to sign in with your Solana account:',
    ada,
    '',
    'Sign in, please.',
    '',
    'URI: https://app.example/in',
    'Version: 1',
    'Chain ID: mainnet',
    'Nonce: abcdefgh',
    'Issued At: 2026-01-02T03:04:05.000Z',
    'Resources:',
    '- https://app.example/terms',
    '- ipfs://a',
  ].join('\n')
  expect(new TextDecoder().decode(output?.signedMessage)).toBe(text)
  expect(isSigned(new TextEncoder().encode(text), output?.signature ?? new Uint8Array(), ada)).toBe(true)
  expect(output?.account.address).toBe(ada)
  expect(wallet.standardWallet?.accounts).toEqual([output?.account])
  expect(wallet.prompts.map(({ kind }) => kind)).toEqual(['sign-in'])
})

function withByte(bytes: Uint8Array, at: number, byte: number): Uint8Array {
  const changed = bytes.slice()
  changed[at] = byte
  return changed
}

test('sign: a sign-in in an off-chain envelope, which is no text, is refused before the owner is asked', async () => {
  const { wallet, features, account } = await connected()
  const text = new TextEncoder().encode(`bank.example wants you to sign in with your Solana account:\n${ada}`)
  const envelope = new TextEncoder().encode('solana offchain')
  const message = Uint8Array.of(0xff, ...envelope, 0, 0, text.length, 0, ...text)
  await expect(features.signMessage({ account, message })).rejects.toMatchObject({ code: -32602 })
  expect(wallet.prompts).toEqual([])
})
