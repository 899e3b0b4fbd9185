import { expect, test } from 'vitest'
import { type SignatureClaim, type SiwxVerifier, verifySignature } from './verifier'

const claim: SignatureClaim = {
  text: 'example.org wants you to sign in',
  signature: '0x01',
  accountAddress: '0x00000000000000000000000000000000000000aa',
  networkId: 'eip155:1',
}

/** What comes of the answer of a host's own verifier, which has no types. */
const resultOf = (answer: unknown) =>
  verifySignature([{ namespace: 'eip155', verify: async () => answer } as SiwxVerifier], claim)

test.each([
  { valid: true, type: 'eip191' },
  { valid: true, type: 'eip1271' },
  { valid: true, type: 'eip6492' },
  { valid: true, type: 'solana:ed25519' },
  { valid: false, code: 'SIGNATURE_INVALID' },
  { valid: false, code: 'SIGNATURE_PENDING' },
  { valid: false, code: 'NETWORK_UNSUPPORTED' },
  { valid: false, code: 'NODE_UNREACHABLE' },
])('verifier: %j is taken as it is', async (answer) => {
  expect(await resultOf(answer)).toEqual(answer)
})

test.each([
  undefined,
  null,
  true,
  'valid',
  {},
  { valid: 'true', type: 'eip191' },
  { valid: true },
  { valid: true, type: 'mine' },
  { valid: true, code: 'NODE_UNREACHABLE' },
  { valid: false },
  { valid: false, code: 'MINE' },
  { code: 'NODE_UNREACHABLE' },
])('verifier: %j has not verified the signature', async (answer) => {
  expect(await resultOf(answer)).toEqual({ valid: false, code: 'SIGNATURE_INVALID' })
})

test('verifier: of two of one namespace the first is asked, and none of another', async () => {
  const asked: string[] = []
  const verifierOf = (name: string, namespace: string): SiwxVerifier => ({
    namespace,
    async verify() {
      asked.push(name)
      return { valid: true, type: 'eip191' }
    },
  })
  const verifiers = [
    verifierOf('other', 'solana'),
    verifierOf('first', 'eip155'),
    verifierOf('second', 'eip155'),
  ]
  await verifySignature(verifiers, claim)
  expect(asked).toEqual(['first'])
})
