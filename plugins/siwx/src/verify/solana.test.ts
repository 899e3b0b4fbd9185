import { offchainForms } from '@latchkey/session/requests'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { type SignatureClaim, verifySignature } from './verifier'
import { solanaVerifier } from './verifiers'

const key = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(key)
const text = 'example.org wants you to sign in with your Solana account:'
const message = new TextEncoder().encode(text)
const claim: SignatureClaim = {
  text,
  signature: base58.encode(ed25519.sign(message, key)),
  accountAddress: base58.encode(publicKey),
  networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
const verify = (change: Partial<SignatureClaim>) => solanaVerifier().verify({ ...claim, ...change })
const valid = { valid: true, type: 'solana:ed25519' }
const invalid = { valid: false, code: 'SIGNATURE_INVALID' }

test('solana: a signature of the text is valid', async () => {
  expect(await verify({})).toEqual(valid)
})

test('solana: a signature of each off-chain message form is valid', async () => {
  const forms = offchainForms(message, publicKey)
  expect(forms).toHaveLength(7)
  for (const form of forms) {
    expect([...form.slice(0, 16)]).toEqual([0xff, ...new TextEncoder().encode('solana offchain')])
    expect(await verify({ signature: base58.encode(ed25519.sign(form, key)) })).toEqual(valid)
  }
})

test('solana: the short off-chain form equals that of the Solana command line', () => {
  const [short] = offchainForms(new TextEncoder().encode('Test Message'), publicKey)
  // Domain, version 0, format 0, length 12, text.
  const expected = [
    ...[255, 115, 111, 108, 97, 110, 97, 32, 111, 102, 102, 99, 104, 97, 105, 110, 0, 0, 12, 0],
    ...[84, 101, 115, 116, 32, 77, 101, 115, 115, 97, 103, 101],
  ]
  expect([...(short ?? [])]).toEqual(expected)
})

test('solana: another text, account or signature is refused', async () => {
  const stranger = new Uint8Array(32).fill(8)
  for (const change of [
    { text: `${text} ` },
    { accountAddress: base58.encode(ed25519.getPublicKey(stranger)) },
    { signature: base58.encode(ed25519.sign(message, stranger)) },
    { signature: '' },
    { signature: '0OIl' },
    { signature: base58.encode(new Uint8Array(64)) },
    { signature: base58.encode(new Uint8Array(63).fill(1)) },
    { signature: '1'.repeat(100_000) },
    { accountAddress: 'abc' },
  ])
    expect(await verify(change)).toEqual(invalid)
})

test('solana: a signature for a public key of small order, such as the system program, is refused', async () => {
  // With such a public key, R = identity and S = 0 satisfy the verification equation for some messages without any key.
  const signature = base58.encode(Uint8Array.of(1, ...new Uint8Array(63)))
  for (const accountAddress of [
    '11111111111111111111111111111111',
    base58.encode(Uint8Array.of(1, ...new Uint8Array(31))),
  ])
    for (let attempt = 0; attempt < 16; attempt += 1)
      expect(await verify({ accountAddress, signature, text: `${text}${attempt}` })).toEqual(invalid)
})

test('verifiers: the verifier of the namespace is used, and without one the network is unsupported', async () => {
  expect(await verifySignature([solanaVerifier()], claim)).toEqual(valid)
  const networkId = 'bip122:000000000019d6689c085ae165831e93'
  expect(await verifySignature([solanaVerifier()], { ...claim, networkId })).toEqual({
    valid: false,
    code: 'NETWORK_UNSUPPORTED',
  })
})
