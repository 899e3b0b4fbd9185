import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { formatSiwxMessage } from '../message'
import { createMemoryNonces, createSiwxServer, type ExpectedSignIn, type SiwxServerOptions } from '.'

const NOW_MS = Date.parse('2026-01-01T12:00:00.000Z')
const NONCE = '12345678'
const CONTRACT = '0x00000000000000000000000000000000000000AA'
const key = new Uint8Array(32).fill(7)
const accountAddress = base58.encode(ed25519.getPublicKey(key))

/** The answer of a server to the sign-in of this account. */
async function answerTo(
  account: { readonly accountAddress: string; readonly networkId: 'solana:mainnet' | 'eip155:1' },
  sign: (text: string) => string,
  expected: ExpectedSignIn,
  options: Partial<SiwxServerOptions> = {},
) {
  const now = (): number => NOW_MS
  const nonces = createMemoryNonces({ now })
  await nonces.add(NONCE, NOW_MS + 60_000)
  const message = formatSiwxMessage({
    ...account,
    domain: 'example.org',
    uri: 'https://example.org/',
    version: '1',
    nonce: NONCE,
    issuedAt: new Date(NOW_MS).toISOString(),
  })
  const server = createSiwxServer({ domain: 'example.org', nonces, now, ...options })
  return server.verify({ message, signature: sign(message) }, expected)
}

const onSolana = (expected: ExpectedSignIn) =>
  answerTo(
    { accountAddress, networkId: 'solana:mainnet' },
    (text) => base58.encode(ed25519.sign(new TextEncoder().encode(text), key)),
    expected,
  )

test('known account: one of Solana signs in, and the session gets the id of its network by genesis hash', async () => {
  expect(await onSolana({ accountAddress, nonces: [NONCE] })).toMatchObject({
    ok: true,
    accountAddress,
    networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
})

test('known account: letters of another case are another account of Solana', async () => {
  const answer = await onSolana({ accountAddress: accountAddress.toLowerCase() })
  expect(answer).toMatchObject({ ok: false, code: 'ADDRESS_MISMATCH' })
})

test('known account: a nonce that the site kept as a number is not the one of the message', async () => {
  const answer = await onSolana({ nonces: [12_345_678] as never })
  expect(answer).toMatchObject({ ok: false, code: 'NONCE_MISMATCH' })
})

test('known account: the contract is looked up by the URL of its own network', async () => {
  const asked: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (url, init) => {
    const { id, method } = JSON.parse(String(init?.body))
    asked.push(`${method} ${url}`)
    return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x01' })
  }
  const account = { accountAddress: CONTRACT, networkId: 'eip155:1' } as const
  const rpcUrls = { 'eip155:1': 'https://one.example/', 'eip155:10': 'https://ten.example/' } as const
  try {
    const answer = await answerTo(account, () => '0x1234', {}, { rpcUrls })
    expect(answer).toMatchObject({ ok: true, type: 'eip1271' })
  } finally {
    globalThis.fetch = real
  }
  expect(asked).toEqual(['eth_chainId https://one.example/', 'eth_call https://one.example/'])
  const unknown = await answerTo(
    account,
    () => '0x1234',
    {},
    { rpcUrls: { 'eip155:10': rpcUrls['eip155:10'] } },
  )
  expect(unknown).toMatchObject({ ok: false, code: 'NETWORK_UNSUPPORTED' })
})
