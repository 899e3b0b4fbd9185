import type { SignInProof } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { SignInRefusedError } from '../errors'
import { formatSiwxMessage, type SiwxMessage } from '../message'
import { readProof } from './while-connecting'

const ANA = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const MINUTE = 60_000

const message: SiwxMessage = {
  domain: 'shop.example',
  uri: 'https://shop.example/',
  version: '1',
  nonce: 'abcdefgh1',
  issuedAt: new Date(0).toISOString(),
  expirationTime: new Date(10 * MINUTE).toISOString(),
  accountAddress: ANA,
  networkId: 'eip155:1',
}

function read(change: Partial<SiwxMessage> = {}, nowMs = 0, nonce: string | undefined = 'abcdefgh1') {
  const proof: SignInProof = {
    account: { address: ANA, networkId: 'eip155:1' },
    text: formatSiwxMessage({ ...message, ...change }),
    signature: '0x01',
  }
  return readProof(proof, { origin: 'https://shop.example', nonce, nowMs })
}

function reasonOf(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    if (error instanceof SignInRefusedError) return error.reason
    throw error
  }
  return undefined
}

test('proof: a message with the expected page, nonce and account is returned as it was signed', () => {
  expect(read()).toEqual({ text: formatSiwxMessage(message), message, signature: '0x01' })
})

test('proof: what was signed around the text is handed on', () => {
  const text = formatSiwxMessage(message)
  const proof = {
    account: { address: ANA, networkId: 'eip155:1' },
    text,
    signature: '0x01',
    signedMessage: '3yZe7d',
  } as const
  const expected = { origin: 'https://shop.example', nonce: 'abcdefgh1', nowMs: 0 }
  expect(readProof(proof, expected).signedMessage).toBe('3yZe7d')
})

test.each([
  ['another domain', { domain: 'evil.example' }, 'DOMAIN_MISMATCH'],
  ['another scheme', { scheme: 'http' }, 'DOMAIN_MISMATCH'],
  ['another origin', { uri: 'https://evil.example/' }, 'DOMAIN_MISMATCH'],
  ['another nonce', { nonce: 'zyxwvuts9' }, 'NONCE_MISMATCH'],
  ['another account', { accountAddress: BEN }, 'ADDRESS_MISMATCH'],
  ['another network', { networkId: 'eip155:10' }, 'ADDRESS_MISMATCH'],
] as const)('proof: a message of %s is refused', (_name, change, reason) => {
  expect(reasonOf(() => read(change))).toBe(reason)
})

test('proof: a message is refused when its nonce was not issued by this page', () => {
  const proof: SignInProof = {
    account: { address: ANA, networkId: 'eip155:1' },
    text: formatSiwxMessage(message),
    signature: '0x01',
  }
  const expected = { origin: 'https://shop.example', nonce: undefined, nowMs: 0 }
  expect(reasonOf(() => readProof(proof, expected))).toBe('NONCE_MISMATCH')
})

test('proof: a message outside its times is refused, with a tolerance of 30 s', () => {
  expect(reasonOf(() => read({}, 10 * MINUTE + 29_999))).toBeUndefined()
  expect(reasonOf(() => read({}, 10 * MINUTE + 30_000))).toBe('MESSAGE_EXPIRED')
  const notBefore = new Date(MINUTE).toISOString()
  expect(reasonOf(() => read({ notBefore }, 30_000))).toBeUndefined()
  expect(reasonOf(() => read({ notBefore }, 29_999))).toBe('MESSAGE_EXPIRED')
})
