import { HttpStatusError } from '@latchkey/kernel/web'
import type { Network } from '@latchkey/session/contract'
import { ADDRESS, base, createFakeChainAdapter, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { coinTypeOf, createNameService, nameIssue, toNameText } from './resolve-names'
import { createNamesBench } from './test-support/names-bench'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const name = 'alice.reown.id'
const LOOKUP = '/v1/profile/account/'
const REVERSE = '/v1/profile/reverse/'
const { signal } = new AbortController()
interface Parts {
  readonly network?: Network
  readonly text?: string
  /** Whether the address is a contract on Ethereum; an error: it cannot be read. Default: it is none. */
  readonly isContract?: boolean | Error
  readonly networks?: readonly Network[]
}
const resolve = (
  answer: unknown,
  { network = mainnet, text = name, isContract = false, networks = [mainnet, base] }: Parts = {},
) => {
  const chain = createFakeChainAdapter(
    {
      addresses: {
        format: (address) => address,
        async isContract(_address, { id }) {
          if (id !== mainnet.id) throw new Error(`asked on ${id}`)
          if (isContract instanceof Error) throw isContract
          return isContract
        },
      },
    },
    { networks },
  )
  const { ctx } = createNamesBench({ answers: { [LOOKUP]: answer }, chain })
  return createNameService(ctx).resolve(text, network, signal)
}
const reverse = (answer: unknown): Promise<unknown> =>
  createNameService(createNamesBench({ answers: { [REVERSE]: answer } }).ctx).reverse(
    ADDRESS,
    mainnet,
    signal,
  )

const onBase = { name, networkId: 'eip155:8453' }

test('resolve: the address of the network precedes that for every network', async () => {
  const addresses = {
    60: { address: OTHER },
    2147483648: { address: THIRD },
    2147492101: { address: ADDRESS },
  }
  expect(await resolve({ name, addresses })).toEqual({
    name,
    networkId: 'eip155:1',
    address: OTHER,
    record: 'network',
  })
  expect(await resolve({ name, addresses }, { network: base })).toEqual({
    ...onBase,
    address: ADDRESS,
    record: 'network',
  })
  const { 2147492101: _, ...forAll } = addresses
  expect(await resolve({ name, addresses: forAll }, { network: base })).toEqual({
    ...onBase,
    address: THIRD,
    record: 'default',
  })
})

test('resolve: the record of Ethereum counts elsewhere only if it is known to be no contract there', async () => {
  const profile = { name, addresses: { 60: { address: OTHER } } }
  const none = { issue: 'no-address', networkId: 'eip155:8453' }
  expect(await resolve(profile, { network: base, text: 'ALICE.reown.id' })).toEqual({
    ...onBase,
    address: OTHER,
    record: 'ethereum',
  })
  expect(await resolve(profile, { network: base, isContract: true })).toEqual(none)
  expect(await resolve(profile, { network: base, networks: [base] })).toEqual(none)
  const unread = new Error('no network')
  await expect(resolve(profile, { network: base, isContract: unread })).rejects.toBe(unread)
})

test('resolve: unregistered for an empty list and another name’s response, no address for an unreadable one', async () => {
  const unregistered = { issue: 'unregistered', networkId: 'eip155:1' }
  expect(await resolve([])).toEqual(unregistered)
  expect(await resolve({ name: 'mallory.reown.id', addresses: { 60: { address: OTHER } } })).toEqual(
    unregistered,
  )
  expect(await resolve({ name, addresses: { 60: { address: '0x12' }, x: null } })).toEqual({
    issue: 'no-address',
    networkId: 'eip155:1',
  })
})

test('resolve: a failure rejects with the service’s reason, unlike an unknown name', async () => {
  const failure = new HttpStatusError(400, undefined, { reasons: [{ description: 'Closed' }] })
  await expect(resolve(failure)).rejects.toMatchObject({
    code: 'NAME_RESOLVE_FAILED',
    message: 'Error resolving name',
    reason: 'Closed',
  })
  await expect(resolve({ success: true })).rejects.toMatchObject({ code: 'NAME_RESOLVE_FAILED' })
})

test('reverse: only displayable names of the zone that resolve to the address', async () => {
  const of = (one: string, address = ADDRESS.toLowerCase()) => ({ name: one, addresses: { 60: { address } } })
  expect(await reverse([null, of('mallory.reown.id', OTHER), of('alice.example.com'), of(name)])).toBe(name)
  const elsewhere = { 60: { address: OTHER }, 2147492101: { address: ADDRESS } }
  expect(await reverse([{ name, addresses: elsewhere }])).toBeUndefined()
  expect(await reverse([of('<b>\u202e.reown.id')])).toBeUndefined()
  expect(await reverse([])).toBeUndefined()
  await expect(reverse({})).rejects.toMatchObject({
    code: 'NAMES_OF_ADDRESS_FAILED',
    message: 'Error fetching names for address',
  })
})

test.each([
  ['', 'empty'],
  ['abc', 'too-short'],
  ['abcd', undefined],
  ['a-1-b', undefined],
  ['a'.repeat(64), undefined],
  ['a'.repeat(65), 'too-long'],
  ['Alice', 'invalid'],
  ['al ice', 'invalid'],
  ['al.ice', 'invalid'],
  ['al_ice', 'invalid'],
  ['аlice', 'invalid'],
  ['xn--alice', 'invalid'],
])('rules: %j is %s', (text, issue) => {
  expect(nameIssue(text)).toBe(issue)
})

test('rules: entered text is trimmed and lowercased', () => {
  expect(toNameText('  Alice-1 ')).toBe('alice-1')
})

test.each([
  [1, 2_147_483_649],
  [137, 2_147_483_785],
  [8453, 2_147_492_101],
  [2 ** 31 - 1, 2 ** 32 - 1],
])('coin type: of chain %i is %i', (chainId, coinType) => {
  expect(coinTypeOf(chainId)).toBe(coinType)
})

test.each([2 ** 31, 2 ** 40, -1, 1.5, Number.NaN])('coin type: chain %d has none', (chainId) => {
  expect(() => coinTypeOf(chainId)).toThrow('Invalid chainId')
})
