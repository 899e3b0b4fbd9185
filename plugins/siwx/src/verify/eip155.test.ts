import type { NodeRequest } from '@latchkey/session/chain'
import {
  encodeErrorResult,
  hashMessage,
  pad,
  parseAbi,
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  signatureToCompactSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { SignatureClaim } from './verifier'
import { eip155Verifier } from './verifiers'

const owner = privateKeyToAccount(pad('0x01'))
const stranger = privateKeyToAccount(pad('0x02'))
const text = 'example.org wants you to sign in'
const contract = '0x00000000000000000000000000000000000000aa'
const invalid = { valid: false, code: 'SIGNATURE_INVALID' }
const unreachable = { valid: false, code: 'NODE_UNREACHABLE' }

const claim = async (change: Partial<SignatureClaim> = {}): Promise<SignatureClaim> => ({
  text,
  signature: await owner.signMessage({ message: text }),
  accountAddress: owner.address,
  networkId: 'eip155:1',
  ...change,
})

/**
 * A fake node that records the methods of its requests.
 * @param chainId result of `eth_chainId`
 * @param call result of every other method
 */
function fakeNode(chainId: string, call: () => unknown): NodeRequest & { readonly methods: string[] } {
  const methods: string[] = []
  const request: NodeRequest = async ({ method }) => {
    methods.push(method)
    return method === 'eth_chainId' ? chainId : call()
  }
  return Object.assign(request, { methods })
}

const throws = (error: unknown) => (): never => {
  throw error
}

test('eip155: a key signature is verified without a node', async () => {
  const node = fakeNode('0x1', throws(new TypeError('away')))
  expect(await eip155Verifier().verify(await claim())).toEqual({ valid: true, type: 'eip191' })
  expect(await eip155Verifier({ node: () => node }).verify(await claim())).toMatchObject({ valid: true })
  expect(node.methods).toEqual([])
})

test('eip155: a compact signature of 64 bytes (EIP-2098) is verified, for both values of its recovery bit', async () => {
  const bits = new Set<string>()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const message = `${text} ${attempt}`
    const full = parseSignature(await owner.signMessage({ message }))
    bits.add(String(full.yParity))
    const signature = serializeCompactSignature(signatureToCompactSignature(full))
    expect(signature).toHaveLength(2 + 128)
    const signed = await claim({ text: message, signature })
    expect(await eip155Verifier().verify(signed)).toEqual({ valid: true, type: 'eip191' })
    expect(await eip155Verifier().verify({ ...signed, text })).toMatchObject({ valid: false })
    const accountAddress = stranger.address
    expect(await eip155Verifier().verify({ ...signed, accountAddress })).toMatchObject({ valid: false })
  }
  expect([...bits].sort()).toEqual(['0', '1'])
})

const pending = { valid: false, code: 'SIGNATURE_PENDING' }
const revert = throws({ code: 3, message: 'execution reverted', data: '0x' })
test.each([
  ['is confirmed by its owners', () => `0x1626ba7e${'0'.repeat(56)}`, { valid: true, type: 'eip1271' }],
  ['has no word of its owners yet', revert, pending],
  ['says no', () => `0xffffffff${'0'.repeat(56)}`, pending],
  ['does not exist', () => '0x', invalid],
  ['cannot be asked', throws(new TypeError('fetch failed')), unreachable],
])('eip155: an empty signature of a contract that %s', async (_what, answer, result) => {
  const calls: unknown[] = []
  const node: NodeRequest = async ({ method, params }) => {
    if (method === 'eth_chainId') return '0x1'
    calls.push(params)
    return answer()
  }
  const verifier = eip155Verifier({ node: () => node })
  expect(await verifier.verify(await claim({ accountAddress: contract, signature: '0x' }))).toEqual(result)
  // The contract itself is asked, for empty bytes over the EIP-191 hash of the text.
  const data = expect.stringMatching(new RegExp(`^0x1626ba7e${hashMessage(text).slice(2)}0{62}400{64}$`))
  expect(calls).toEqual([[expect.objectContaining({ to: contract, data }), 'latest']])
})

test('eip155: an account that only echoes a call, as the precompile 0x04, confirms no empty signature', async () => {
  const echo: NodeRequest = async ({ method, params }) => {
    const [called] = Array.isArray(params) ? params : []
    return method === 'eth_chainId' ? '0x1' : called.data
  }
  const accountAddress = `0x${'4'.padStart(40, '0')}`
  const verifier = eip155Verifier({ node: () => echo })
  expect(await verifier.verify(await claim({ accountAddress, signature: '0x' }))).toEqual(pending)
})

test('eip155: a signature of another key, text or address is refused', async () => {
  const verifier = eip155Verifier({ node: () => fakeNode('0x1', () => '0x00') })
  for (const change of [
    { signature: await stranger.signMessage({ message: text }) },
    { text: `${text} ` },
    { accountAddress: stranger.address },
  ])
    expect(await verifier.verify(await claim(change))).toEqual(invalid)
})

test.each(['', '0x', '0x0', 'abc', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, '0xzz', '🎈'])(
  'eip155: refuses "%s" as signature',
  async (signature) => {
    const verifier = eip155Verifier({ node: () => fakeNode('0x1', () => '0x') })
    expect(await verifier.verify(await claim({ signature }))).toEqual(invalid)
  },
)

test('eip155: a contract signature cannot be verified without a node', async () => {
  const unsupported = { valid: false, code: 'NETWORK_UNSUPPORTED' }
  const signed = await claim({ accountAddress: contract })
  expect(await eip155Verifier().verify(signed)).toEqual(unsupported)
  const asked: string[] = []
  const node = (networkId: string): undefined => void asked.push(networkId)
  expect(await eip155Verifier({ node }).verify({ ...signed, networkId: 'eip155:10' })).toEqual(unsupported)
  expect(asked).toEqual(['eip155:10'])
})

test.each(['', '0x', contract.slice(0, -1), `${contract}0`, 'example.eth'])(
  'eip155: an account of the address "%s" has signed nothing, and no node is asked',
  async (accountAddress) => {
    const node = fakeNode('0x1', () => '0x01')
    const verifier = eip155Verifier({ node: () => node })
    for (const signature of ['0x', '0x1234'])
      expect(await verifier.verify(await claim({ accountAddress, signature }))).toEqual(invalid)
    expect(await verifier.verify(await claim({ accountAddress }))).toEqual(invalid)
    expect(node.methods).toEqual([])
  },
)

test('eip155: the node is asked with the signal of who waits', async () => {
  const signals: unknown[] = []
  const node: NodeRequest = async ({ method }, given) => {
    signals.push(given)
    return method === 'eth_chainId' ? '0x1' : '0x01'
  }
  const { signal } = new AbortController()
  await eip155Verifier({ node: () => node }).verify(await claim({ accountAddress: contract, signal }))
  expect(signals).toEqual([signal, signal])
})

test('eip155: a contract signature is valid by ERC-1271, or by ERC-6492 when the contract is not deployed', async () => {
  const verifier = eip155Verifier({ node: () => fakeNode('0x1', () => '0x01') })
  const signed = await claim({ accountAddress: contract, signature: '0x1234' })
  expect(await verifier.verify(signed)).toEqual({ valid: true, type: 'eip1271' })
  const signature = serializeErc6492Signature({ address: contract, data: '0x00', signature: '0x1234' })
  expect(await verifier.verify({ ...signed, signature })).toEqual({ valid: true, type: 'eip6492' })
})

test('eip155: a contract signature is not verified by a node of another chain', async () => {
  const node = fakeNode('0x89', () => '0x01')
  const result = await eip155Verifier({ node: () => node }).verify(await claim({ accountAddress: contract }))
  expect(result).toEqual(unreachable)
  expect(node.methods).toEqual(['eth_chainId'])
})

test('eip155: a reverted call makes the signature invalid, and a failing node makes it unverifiable', async () => {
  const run = async (call: () => unknown) =>
    eip155Verifier({ node: () => fakeNode('0x1', call) }).verify(await claim({ accountAddress: contract }))
  expect(await run(throws({ code: 3, message: 'execution reverted', data: '0x' }))).toEqual(invalid)
  expect(await run(throws({ code: -32_000, message: 'execution reverted' }))).toEqual(invalid)
  expect(await run(throws({ code: -32_005, message: 'limit exceeded' }))).toEqual(unreachable)
  expect(await run(throws({ code: -32_000 }))).toEqual(unreachable)
  expect(await run(throws(new TypeError('fetch failed')))).toEqual(unreachable)
  for (const error of [null, 'execution reverted', new Error('execution reverted')])
    expect(await run(throws(error))).toEqual(unreachable)
})

test.each(['0x', '0x1234'])(
  'eip155: a contract cannot cause a request to a URL of its choice (ERC-3668), with the signature %s',
  async (signature) => {
    const real = globalThis.fetch
    const fetched: unknown[] = []
    globalThis.fetch = (input) => {
      fetched.push(input)
      return Promise.reject(new TypeError('not in this test'))
    }
    const data = encodeErrorResult({
      abi: parseAbi([
        'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
      ]),
      args: [contract, ['https://other.example/{sender}/{data}'], '0x', '0x12345678', '0x'],
    })
    try {
      const node = fakeNode('0x1', throws({ code: 3, message: 'execution reverted', data }))
      const verifier = eip155Verifier({ node: () => node })
      const result = await verifier.verify(await claim({ accountAddress: contract, signature }))
      expect(result).toEqual(signature === '0x' ? pending : invalid)
    } finally {
      globalThis.fetch = real
    }
    expect(fetched).toEqual([])
  },
)
