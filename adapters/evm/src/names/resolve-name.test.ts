import { isLatchkeyError } from '@latchkey/kernel'
import { createFakeClock } from '@latchkey/kernel/testing'
import type { Network } from '@latchkey/session/contract'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  isHex,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { createCapabilities } from '../capabilities'
import { base, mainnet } from '../networks'
import { fetchedDuring, offChainLookup } from '../test-support/off-chain-lookup'
import { toNetworks } from '../to-networks'

const ETHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OWN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const EVERY = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const COIN = { ether: '60', every: '2147483648', base: '2147492101' } as const
const { signal } = new AbortController()

const resolverAbi = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
])
const errors = {
  'off-chain': offChainLookup('0xeeeeeeee14d718c2b47d9923deab1335e144eeee'),
  nobody: encodeErrorResult({ abi: parseAbi(['error ResolverNotFound(bytes name)']), args: ['0x00'] }),
  'no such record': encodeErrorResult({
    abi: parseAbi(['error UnsupportedResolverProfile(bytes4 selector)']),
    args: ['0xf1cb7e06'],
  }),
  refused: encodeErrorResult({ abi: parseAbi(['error ResolverError(bytes errorData)']), args: ['0x12'] }),
  'odd revert': '0xdeadbeef',
} as const

interface Chain {
  /** By coin type: an address, other bytes, or the error of the contract. */
  readonly records?: Readonly<Record<string, Hex | keyof typeof errors>>
  /** By address on Ethereum; or the error of the node. */
  readonly code?: Readonly<Record<string, Hex>> | 'broken'
  readonly networks?: readonly (typeof mainnet)[]
  /** What the node responds to `eth_call` instead. */
  readonly answer?: object
}

/** Chains whose node on Ethereum has the records of every name. Others have no node. */
function chainsWith({ records = {}, code = {}, networks: known = [mainnet, base], answer }: Chain) {
  const asked: string[] = []
  const options = {
    networks: known,
    rpcUrls: { 1: ['https://ethereum.example'], 8453: ['https://base.example'] },
  }
  const http = {
    async send(
      { url, body }: { readonly url: string; readonly body: unknown },
      parse: (value: unknown) => unknown,
    ) {
      const reply = url.startsWith('https://ethereum.example') ? nodeOf(body) : broken
      return parse({ jsonrpc: '2.0', id: 1, ...reply })
    },
  }
  const broken = { error: { code: -32603, message: 'internal error' } }
  const nodeOf = (body: unknown): object => {
    const { method, params } = body as {
      readonly method: string
      readonly params: readonly [{ readonly data: Hex } | string]
    }
    const [first] = params
    if (typeof first === 'string') {
      asked.push(`${method} ${first}`)
      return code === 'broken' ? broken : { result: code[first] ?? '0x' }
    }
    if (answer) return answer
    const [, inner] = decodeFunctionData({ abi: resolverAbi, data: first.data }).args
    const coinType = inner.length > 80 ? `${BigInt(`0x${inner.slice(-64)}`)}` : '60'
    asked.push(coinType)
    const record = records[coinType] ?? '0x'
    if (!isHex(record)) return { error: { code: 3, message: 'execution reverted', data: errors[record] } }
    const value =
      coinType === '60'
        ? pad(record === '0x' ? zeroAddress : record)
        : encodeAbiParameters([{ type: 'bytes' }], [record])
    return { result: encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [value, OWN]) }
  }
  const networks = toNetworks(options)
  const ctx = {
    http,
    clock: createFakeClock(0),
    randomId: () => '0000',
    items: () => [],
    read: () => ({ networks: [] }),
  }
  const { identity, addresses } = createCapabilities({
    ctx,
    options,
    memory: new Map(),
    networks,
  } as never).capabilities
  const network = (id: string): Network =>
    networks.find((one) => one.id === id) ??
    (() => {
      throw new Error(id)
    })()
  return {
    asked,
    resolve: (name = 'alice.eth', id = 'eip155:8453') => identity?.resolve?.(name, network(id), signal),
    check: (name: string) => identity?.check(name),
    isContract: (address: string) => addresses?.isContract?.(address, network('eip155:1'), signal),
  }
}
const onBase = { name: 'alice.eth', networkId: 'eip155:8453' }
const nowhere = (issue: string, networkId = 'eip155:8453') => ({ issue, networkId })

test('names: on another network its own record counts, then that of every network', async () => {
  const records = { [COIN.ether]: ETHER, [COIN.every]: EVERY, [COIN.base]: OWN } as const
  const all = chainsWith({ records })
  expect(await all.resolve()).toEqual({ ...onBase, address: OWN, record: 'network' })
  expect(all.asked).toEqual([COIN.base])
  expect(await all.resolve('alice.eth', 'eip155:1')).toEqual({
    name: 'alice.eth',
    networkId: 'eip155:1',
    address: ETHER,
    record: 'network',
  })
  const { [COIN.base]: _, ...others } = records
  expect(await chainsWith({ records: others }).resolve()).toEqual({
    ...onBase,
    address: EVERY,
    record: 'default',
  })
})

test.each<[what: string, code: Hex]>([
  ['without code', '0x'],
  ['that has delegated to code (EIP-7702)', `0xef0100${'ab'.repeat(20)}`],
])('names: Ethereum’s record counts on another network for an account %s', async (_what, code) => {
  const chain = chainsWith({ records: { [COIN.ether]: ETHER }, code: { [ETHER]: code } })
  expect(await chain.resolve()).toEqual({ ...onBase, address: ETHER, record: 'ethereum' })
  expect(chain.asked).toEqual([COIN.base, COIN.every, COIN.ether, `eth_getCode ${ETHER}`])
})

test('names: a resolver from before coin types has Ethereum’s record alone', async () => {
  const records = {
    [COIN.base]: 'no such record',
    [COIN.every]: 'no such record',
    [COIN.ether]: ETHER,
  } as const
  expect(await chainsWith({ records }).resolve()).toEqual({ ...onBase, address: ETHER, record: 'ethereum' })
})

test('names: a contract on Ethereum is no receiver on another network', async () => {
  const records = { [COIN.ether]: ETHER } as const
  const contract = chainsWith({ records, code: { [ETHER]: '0x6080604052' } })
  expect(await contract.resolve()).toEqual(nowhere('no-address'))
  expect(await contract.resolve('alice.eth', 'eip155:1')).toMatchObject({ address: ETHER, record: 'network' })
  // A designator is 23 bytes. Anything longer is code.
  const longer = chainsWith({ records, code: { [ETHER]: `0xef0100${'ab'.repeat(21)}` } })
  expect(await longer.resolve()).toEqual(nowhere('no-address'))
})

test('names: when the code on Ethereum cannot be read, the look-up fails', async () => {
  const chain = chainsWith({ records: { [COIN.ether]: ETHER }, code: 'broken' })
  await expect(chain.resolve()).rejects.toMatchObject({ code: 'CHAIN_RPC' })
  const odd = chainsWith({ records: { [COIN.ether]: ETHER }, code: { [ETHER]: 'nothing' as Hex } })
  await expect(odd.resolve()).rejects.toMatchObject({ code: 'CHAIN_ANSWER' })
})

test('names: a record of zeros says that the name has no address there', async () => {
  const records = { [COIN.base]: zeroAddress, [COIN.every]: EVERY, [COIN.ether]: ETHER } as const
  expect(await chainsWith({ records }).resolve()).toEqual(nowhere('no-address'))
  expect(await chainsWith({ records: {} }).resolve()).toEqual(nowhere('no-address'))
  expect(await chainsWith({ records: { [COIN.base]: '0x1234', [COIN.ether]: ETHER } }).resolve()).toEqual(
    nowhere('no-address'),
  )
})

test('names: one that nobody has, and a text that is none', async () => {
  const nobody = chainsWith({ records: { [COIN.base]: 'nobody' } })
  expect(await nobody.resolve()).toEqual(nowhere('unregistered'))
  expect(nobody.asked).toEqual([COIN.base])
  for (const text of ['alice', 'а lice.eth', 'l\u0430ntern.eth', 'ab--c.eth'])
    expect(await nobody.resolve(text), text).toEqual(nowhere('unregistered'))
  expect(nobody.asked).toEqual([COIN.base])
})

test.each<[what: string, records: NonNullable<Chain['records']>]>([
  ['off the chain (ERC-3668)', { [COIN.base]: 'off-chain', [COIN.ether]: ETHER }],
  ['in part off the chain', { [COIN.every]: 'off-chain', [COIN.ether]: ETHER }],
  ['with a resolver that refuses', { [COIN.base]: 'refused', [COIN.ether]: ETHER }],
])('names: one %s cannot be read here, which is not that nobody has it', async (_what, records) => {
  expect(await chainsWith({ records }).resolve()).toEqual(nowhere('unreadable'))
})

test('names: whoever has a name chooses no host that the page connects to (ERC-3668)', async () => {
  const { resolve } = chainsWith({ records: { [COIN.base]: 'off-chain', [COIN.ether]: ETHER } })
  expect(await fetchedDuring(async () => expect(await resolve()).toEqual(nowhere('unreadable')))).toEqual([])
})

test('names: on a page without Ethereum no name can be read', async () => {
  expect(await chainsWith({ networks: [base] }).resolve()).toEqual(nowhere('unreadable'))
})

test.each<[what: string, chain: Chain]>([
  ['reverts without a known reason', { records: { [COIN.base]: 'odd revert' } }],
  ['has no resolver', { answer: { result: '0x' } }],
  ['has an error', { answer: { error: { code: -32603, message: 'internal error' } } }],
  ['responds with nonsense', { answer: { result: 7 } }],
])('names: a node that %s fails the look-up, which is not that nobody has the name', async (_what, chain) => {
  const failure = await chainsWith(chain)
    .resolve()
    ?.catch((error: unknown) => error)
  expect(isLatchkeyError(failure)).toBe(true)
})

test.each([
  ['Alice.eth', 'alice.eth'],
  ['ALICE.ETH', 'alice.eth'],
  [' alice.eth ', 'alice.eth'],
  ['МИР.eth', 'мир.eth'],
])('names: %j is resolved in its normal form, whose letters alone are judged', async (text, name) => {
  const chain = chainsWith({ records: { [COIN.base]: OWN } })
  expect(await chain.resolve(text)).toEqual({ ...onBase, name, address: OWN, record: 'network' })
  expect(await chain.check(name)).toEqual(name === 'alice.eth' ? { name } : { name, isUnusual: true })
})

test('contracts: an address with code is one, an account is none', async () => {
  const delegated = `0xef0100${'ab'.repeat(20)}` as const
  const chain = chainsWith({ code: { [OWN]: '0x6080', [EVERY]: delegated } })
  expect(await chain.isContract(OWN)).toBe(true)
  expect(await chain.isContract(EVERY)).toBe(false)
  expect(await chain.isContract(ETHER)).toBe(false)
  await expect(chainsWith({ code: 'broken' }).isContract(OWN)).rejects.toMatchObject({ code: 'CHAIN_RPC' })
})
