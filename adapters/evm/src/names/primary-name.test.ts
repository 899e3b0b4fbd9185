import { createFakeClock } from '@latchkey/kernel/testing'
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { mainnet } from '../networks'
import { fetchedDuring, offChainLookup } from '../test-support/off-chain-lookup'
import { toNetworks } from '../to-networks'
import { findIdentity } from './identity'

const OWN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const { signal } = new AbortController()

const universal = parseAbi([
  'function reverseWithGateways(bytes name, uint256 coinType, string[] gateways) view returns (string, address, address)',
  'function reverse(bytes name) view returns (string, address, address, address)',
  'function resolve(bytes name, bytes data) view returns (bytes, address)',
  'function resolve(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
])
const TEXT_SELECTOR = '0x59d1d43c'

interface Names {
  /** What the address calls itself, and what the resolver says that this leads back to. */
  readonly reverse: readonly [name: string, address: Hex]
  /** The address that the name has by its own record. */
  readonly forward: Hex
  readonly avatar?: string
}

/** Chains whose node on Ethereum has these names, or whose resolver asks for a lookup elsewhere. */
function chainsWith(names: Names | 'off-chain') {
  const options = { networks: [mainnet], rpcUrls: { 1: ['https://ethereum.example'] } }
  const answer = (data: Hex): object => {
    if (names === 'off-chain')
      return { error: { code: 3, message: 'execution reverted', data: offChainLookup(RESOLVER) } }
    const { functionName, args } = decodeFunctionData({ abi: universal, data })
    const [name, address] = names.reverse
    if (functionName === 'reverse')
      return {
        result: encodeFunctionResult({
          abi: universal,
          functionName,
          result: [name, address, RESOLVER, RESOLVER],
        }),
      }
    if (functionName === 'reverseWithGateways')
      return {
        result: encodeFunctionResult({ abi: universal, functionName, result: [name, RESOLVER, RESOLVER] }),
      }
    const isText = args[1].startsWith(TEXT_SELECTOR)
    const record = isText
      ? encodeAbiParameters([{ type: 'string' }], [names.avatar ?? ''])
      : encodeAbiParameters([{ type: 'address' }], [names.forward])
    return { result: encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [record, RESOLVER]) }
  }
  const http = {
    async send({ body }: { readonly body: unknown }, parse: (value: unknown) => unknown) {
      const { params } = body as { readonly params: readonly [{ readonly data: Hex }] }
      return parse({ jsonrpc: '2.0', id: 1, ...answer(params[0].data) })
    },
  }
  const ctx = {
    http,
    clock: createFakeClock(0),
    randomId: () => '0000',
    items: () => [],
    read: () => ({ networks: [] }),
  }
  return { ctx, options, memory: new Map(), networks: toNetworks(options) } as never
}

const alice: Names = { reverse: ['alice.eth', OWN], forward: OWN }

test('primary name: is shown where the name leads back to the address, in any letters', async () => {
  expect(await findIdentity(chainsWith(alice), OWN.toLowerCase(), signal)).toEqual({ name: 'alice.eth' })
})

test('primary name: an address that calls itself by the name of another has none', async () => {
  expect(await findIdentity(chainsWith({ ...alice, forward: OTHER }), OWN, signal)).toEqual({})
})

test.each([
  ['https://a.example/p.png', 'https://a.example/p.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['data:text/html,x', undefined],
  ['ipfs://x', undefined],
  ['javascript:alert(1)', undefined],
])('primary name: the avatar %s is read as %s', async (avatar, avatarUrl) => {
  const { avatarUrl: read } = await findIdentity(chainsWith({ ...alice, avatar }), OWN, signal)
  expect(read).toBe(avatarUrl)
})

test('primary name: whoever has a name chooses no host that the page connects to (ERC-3668)', async () => {
  const read = () => findIdentity(chainsWith('off-chain'), OWN, signal)
  expect(await fetchedDuring(async () => expect(await read()).toEqual({}))).toEqual([])
})
