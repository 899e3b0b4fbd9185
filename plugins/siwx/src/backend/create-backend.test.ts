import type { NodeRequests } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import type { SiwxOptions } from '../options'
import { createFakeServer, openSiwx } from '../test-support/open-siwx'
import type { SiweConfig } from './siwe-config'

/** The code and the reason with which signing in ends, without a server: the page asks a node about the contract. */
async function outcomeWith(node?: NodeRequests, networkId?: 'eip155:10') {
  const page = openSiwx({}, { ...(node && { node }), policy: { allowUnsupportedChain: true } })
  await page.connect(networkId)
  return page.api.sign().then(
    () => 'signed',
    (error: { code?: string; reason?: string }) => `${error.code} ${error.reason}`,
  )
}

/** A node that knows the network's contract, and says this of its signatures. */
function nodeOf(word: string) {
  const asked: string[] = []
  const node: NodeRequests = {
    async request({ method }, { id }) {
      asked.push(`${method} ${id}`)
      return { answer: method === 'eth_chainId' ? '0x1' : word }
    },
  }
  return { node, asked }
}

test('page: the signature of a contract is verified by the node of its network', async () => {
  const { node, asked } = nodeOf('0x01')
  expect(await outcomeWith(node)).toBe('signed')
  expect(asked).toEqual(['eth_chainId eip155:1', 'eth_call eip155:1'])
  expect(await outcomeWith(nodeOf('0x00').node)).toBe('SIWX_REFUSED SIGNATURE_INVALID')
})

test('page: where no node answers, the signature is not verified', async () => {
  expect(await outcomeWith()).toBe('SIWX_REFUSED NODE_UNREACHABLE')
  const silent: NodeRequests = { request: async () => undefined }
  expect(await outcomeWith(silent)).toBe('SIWX_REFUSED NODE_UNREACHABLE')
})

test('page: on a network that is not configured no contract signs in, and no node is asked', async () => {
  const { node, asked } = nodeOf('0x01')
  expect(await outcomeWith(node, 'eip155:10')).toBe('SIWX_REFUSED NETWORK_UNSUPPORTED')
  expect(asked).toEqual([])
})

function siwe(change: Partial<SiweConfig> = {}): SiweConfig {
  return {
    getNonce: async () => 'abcdefgh1',
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
    ...change,
  }
}

/** The text that the wallet is asked to sign, without the lines that each message has. */
async function linesWith(options: SiwxOptions) {
  const page = openSiwx(options)
  await page.connect()
  await page.api.sign()
  return page.prompts[0]?.split('\n').filter((line) => /^(Welcome|Exp|Not|Req|Res|- )/.test(line))
}

const times = { exp: '1970-01-01T02:00:00.000Z', nbf: '1970-01-01T00:00:00.000Z' }
const own = { statement: 'Welcome', requestId: 'r1', resources: ['https://host.example/terms'] }
const lines = [
  'Welcome',
  'Expiration Time: 1970-01-01T02:00:00.000Z',
  'Not Before: 1970-01-01T00:00:00.000Z',
  'Request ID: r1',
  'Resources:',
  '- https://host.example/terms',
]

test('siweConfig: what getMessageParams names stands in the message', async () => {
  const getMessageParams = async () => ({ ...own, ...times })
  expect(await linesWith({ siweConfig: siwe({ getMessageParams }) })).toEqual(lines)
})

test('siweConfig: without getMessageParams the message ends after a day', async () => {
  const expected = ['Expiration Time: 1970-01-02T00:00:00.000Z']
  expect(await linesWith({ siweConfig: siwe() })).toEqual(expected)
  expect(await linesWith({ siweConfig: siwe({ getMessageParams: async () => ({}) }) })).toEqual(expected)
})

test('backend: what createMessage names stands in the message', async () => {
  const createMessage = () => ({ ...own, expirationTime: times.exp, notBefore: times.nbf })
  expect(await linesWith({ backend: createFakeServer(), createMessage })).toEqual(lines)
})

test('siweConfig: the text of its createMessage is what the wallet signs', async () => {
  const createMessage: NonNullable<SiweConfig['createMessage']> = ({ address, iat }) =>
    [
      'host.example wants you to sign in with your Ethereum account:',
      address.split(':').at(-1),
      '',
      'Its own words',
      '',
      'URI: https://host.example/its/path',
      'Version: 1',
      'Chain ID: 1',
      'Nonce: abcdefgh1',
      `Issued At: ${iat}`,
    ].join('\n')
  const page = openSiwx({ siweConfig: siwe({ createMessage }) })
  await page.connect()
  await page.api.sign()
  expect(page.prompts[0]).toContain('\n\nIts own words\n\nURI: https://host.example/its/path\n')
})
