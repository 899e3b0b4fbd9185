import { offchainForms } from '@latchkey/session/requests'
import { signInRequest } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { fromBase58 } from '../base58'
import { toBase58 } from '../requests/bytes'
import { connectRequest, exampleConnector } from '../test-support/example-connector'
import {
  ADDRESS,
  account,
  DEVNET,
  type FakeWalletParts,
  MAINNET,
  OTHER_ADDRESS,
  Rejection,
} from '../test-support/fake-wallet'

const request = signInRequest({ statement: undefined, resources: ['https://shop.example/terms'] })
const signature = new Uint8Array(64).fill(7)
const signing = (networkId?: typeof MAINNET | typeof DEVNET) => ({
  ...connectRequest(networkId),
  signIn: async () => request,
})

/** The output of a wallet that signs a text. */
function signed(text: string, own: unknown = account()) {
  return { account: own, signedMessage: new TextEncoder().encode(text), signature }
}

/** The same, in an off-chain message of version 1. */
const inMessage = (text: string, signer: string = ADDRESS) => ({
  ...signed(text),
  signedMessage: offchainForms(new TextEncoder().encode(text), fromBase58(signer) ?? new Uint8Array(0)).at(
    -1,
  ),
})

/** A wallet with the feature; signing in shares its accounts. */
function signingWallet(answer: (text: string) => unknown, parts: FakeWalletParts = {}) {
  const example = exampleConnector({
    features: ['solana:signIn'],
    ...parts,
    answers: {
      'solana:signIn': async () => {
        const given = answer(request.format({ networkId: MAINNET, address: ADDRESS }))
        if (!(given instanceof Rejection)) Object.assign(example.wallet, { accounts: [account()] })
        return given
      },
      ...parts.answers,
    },
  })
  return example
}

test('sign-in: one request connects and signs, and the signed bytes are the text', async () => {
  const { connector, calls } = signingWallet((text) => [signed(text)])
  const { signIn, accounts, networkIds } = await connector.connect(signing())
  const text = request.format({ networkId: MAINNET, address: ADDRESS })
  expect(signIn).toEqual([
    { account: { networkId: MAINNET, address: ADDRESS }, text, signature: toBase58(signature) },
  ])
  expect([accounts, networkIds]).toEqual([[{ namespace: 'solana', address: ADDRESS }], { solana: MAINNET }])
  expect(calls).toMatchObject([
    {
      feature: 'solana:signIn',
      inputs: [{ domain: 'shop.example', nonce: 'abcdefgh1', chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
    },
  ])
})

test('sign-in: the text names the network that was requested', async () => {
  const onDevnet = request.format({ networkId: DEVNET, address: ADDRESS })
  const { connector } = signingWallet(() => [signed(onDevnet)])
  const { signIn, networkIds } = await connector.connect(signing(DEVNET))
  expect([signIn?.[0]?.text, networkIds]).toEqual([onDevnet, { solana: DEVNET }])
})

test('sign-in: a text in an off-chain message is taken, with what was signed', async () => {
  const key = fromBase58(ADDRESS) ?? new Uint8Array(0)
  const text = request.format({ networkId: MAINNET, address: ADDRESS })
  const forms = offchainForms(new TextEncoder().encode(text), key, [new Uint8Array(32).fill(9)])
  expect(forms).toHaveLength(10)
  for (const form of forms) {
    const { connector } = signingWallet(() => [{ ...signed(text), signedMessage: form }])
    const { signIn } = await connector.connect(signing())
    expect(signIn).toMatchObject([{ text, signature: toBase58(signature), signedMessage: toBase58(form) }])
  }
})

test.each([
  ['another nonce', (text: string) => [signed(text.replace('abcdefgh1', 'zzzzzzzz1'))]],
  ['another domain', (text: string) => [signed(text.replace('shop.example', 'evil.example'))]],
  ['one line more', (text: string) => [signed(`${text}\n- https://evil.example`)]],
  ['an account that the text does not name', (text: string) => [signed(text, account(OTHER_ADDRESS))]],
  [
    'another nonce in an off-chain message',
    (text: string) => [inMessage(text.replace('abcdefgh1', 'zzzzzzzz1'))],
  ],
  ['an off-chain message of another signer', (text: string) => [inMessage(text, OTHER_ADDRESS)]],
  ['no account', (text: string) => [signed(text, null)]],
])('sign-in: a signature for %s is dropped, and the wallet connects', async (_what, answer) => {
  const { connector, calls } = signingWallet(answer)
  const { signIn, accounts } = await connector.connect(signing())
  expect([signIn, accounts[0].address, calls.length]).toEqual([[], ADDRESS, 1])
})

test('sign-in: a rejection is one, and the wallet is not asked again', async () => {
  const { connector, calls } = signingWallet(() => new Rejection(new Error('User rejected the request.')))
  await expect(connector.connect(signing())).rejects.toMatchObject({ code: 4001 })
  expect(calls).toHaveLength(1)
})

test.each([
  ['fails with one of the fields', () => new Rejection(new Error('Invalid chainId'))],
  ['responds with nonsense', () => ({})],
])('sign-in: a wallet that %s connects without', async (_what, answer) => {
  const { connector, calls } = signingWallet(answer)
  expect(await connector.connect(signing())).not.toHaveProperty('signIn')
  expect(calls.map(({ feature }) => feature)).toEqual(['solana:signIn', 'standard:connect'])
})

test('sign-in: a wallet that shares no account by signing in is asked to connect as well', async () => {
  const text = request.format({ networkId: MAINNET, address: ADDRESS })
  const { connector, calls } = exampleConnector({
    features: ['solana:signIn'],
    answers: { 'solana:signIn': [signed(text)] },
  })
  expect((await connector.connect(signing())).signIn).toHaveLength(1)
  expect(calls.map(({ feature }) => feature)).toEqual(['solana:signIn', 'standard:connect'])
})

test('sign-in: without the feature, or without a request, the wallet only connects', async () => {
  let fetched = 0
  const signIn = async () => {
    fetched += 1
    return undefined
  }
  const plain = exampleConnector()
  expect(await plain.connector.connect({ ...connectRequest(), signIn })).not.toHaveProperty('signIn')
  expect(fetched).toBe(0)
  const able = exampleConnector({ features: ['solana:signIn'] })
  expect(await able.connector.connect({ ...connectRequest(), signIn })).not.toHaveProperty('signIn')
  expect([fetched, able.calls.map(({ feature }) => feature)]).toEqual([1, ['standard:connect']])
})
