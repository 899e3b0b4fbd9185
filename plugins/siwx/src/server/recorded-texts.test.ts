import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import recorded from '../test-support/recorded-texts.json'
import { solanaVerifier } from '../verify'
import { createMemoryNonces, createSiwxServer, type SiwxServerOptions } from '.'

// What `npm run compat:sign-in-texts` has recorded: the texts that libraries of sites and wallets write.
const NOW_MS = Date.parse('2026-01-01T00:00:10.000Z')
const account = privateKeyToAccount(pad('0x01'))
const key = new Uint8Array(32).fill(7)
const APPLICATION_DOMAIN = 'EvNRvFDGrdj2mAp4sYKVf8NzDqNkqTZfzE8bDjTcCfZc'

/** Resolves with the answer of a server of `example.org` that gave out the nonce of the recorded texts. */
async function verify(
  message: string,
  signature: string,
  options: Partial<SiwxServerOptions> = {},
): Promise<unknown> {
  const now = (): number => NOW_MS
  const nonces = createMemoryNonces({ now })
  await nonces.add('foobarbaz12', NOW_MS + 60_000)
  return createSiwxServer({ domain: 'example.org', nonces, now, ...options }).verify({ message, signature })
}

const sign = async (text: string): Promise<string> =>
  text.includes('Ethereum')
    ? account.signMessage({ message: text })
    : base58.encode(ed25519.sign(new TextEncoder().encode(text), key))

const mainnets = ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const

/** Not accepted. The README says why. */
const unsupported = '@solana/wallet-standard-util 1.1, chain id undefined'

test.each(Object.entries(recorded.texts).filter(([client]) => client !== unsupported))(
  'recorded texts: that of %s is accepted, on the network that it names',
  async (_client, text) => {
    const answer = await verify(text, await sign(text), { networkIds: mainnets })
    expect(answer).toMatchObject({
      ok: true,
      networkId: expect.toBeOneOf([...mainnets]),
      message: { domain: 'example.org', nonce: 'foobarbaz12' },
    })
  },
)

test('recorded texts: one without network is refused, since another network may be meant', async () => {
  const text = recorded.texts[unsupported]
  expect(await verify(text, await sign(text))).toMatchObject({ ok: false, code: 'MALFORMED_MESSAGE' })
})

const ofSolana = recorded.texts['@solana/wallet-standard-util 1.1, chain id mainnet']
const signedBytes = (hex: string): string => base58.encode(ed25519.sign(Buffer.from(hex, 'hex'), key))

test.each(['version 0', 'version 1'] as const)(
  'recorded texts: an off-chain message of %s is accepted',
  async (version) => {
    const answer = await verify(ofSolana, signedBytes(recorded.offchain[version]))
    expect(answer).toMatchObject({ ok: true, type: 'solana:ed25519' })
  },
)

test('recorded texts: an off-chain message with an application domain is accepted where the site names the domain', async () => {
  const signature = signedBytes(recorded.offchain['version 0, application domain'])
  expect(await verify(ofSolana, signature)).toMatchObject({ ok: false, code: 'SIGNATURE_INVALID' })
  const verifiers = [solanaVerifier({ applicationDomains: ['abc', APPLICATION_DOMAIN] })]
  expect(await verify(ofSolana, signature, { verifiers })).toMatchObject({ ok: true })
  const others = [solanaVerifier({ applicationDomains: [base58.encode(key)] })]
  expect(await verify(ofSolana, signature, { verifiers: others })).toMatchObject({ ok: false })
})

test.each([
  ['http', 'https://example.org/', ['https://example.org'], 'SCHEME_MISMATCH'],
  ['ftp', 'https://example.org/', ['https://example.org'], 'SCHEME_MISMATCH'],
  ['http', 'https://example.org/', ['https://example.org', 'http://localhost:3000'], 'SCHEME_MISMATCH'],
  ['http', 'https://api.example.org/', ['https://api.example.org'], 'SCHEME_MISMATCH'],
  ['HTTPS', 'https://example.org/', ['https://example.org'], undefined],
  ['https', 'https://api.example.org/', ['https://api.example.org'], undefined],
  ['http', 'http://example.org/', ['http://example.org'], undefined],
])('scheme: %s before the domain, with the URI %s and the origins %j', async (scheme, uri, origins, code) => {
  const recordedText = recorded.texts['siwe 3.0, scheme']
  const text = recordedText.replace('https://example.org wants', `${scheme}://example.org wants`)
  const message = text.replace('URI: https://example.org/', `URI: ${uri}`)
  const answer = await verify(message, await sign(message), { origins })
  expect(answer).toMatchObject(code === undefined ? { ok: true } : { ok: false, code })
})
