import { HttpStatusError } from '@latchkey/kernel/web'
import { ADDRESS, base, mainnet } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { createNameService } from './resolve-names'
import { createNamesBench } from './test-support/names-bench'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const name = 'alice.reown.id'
const LOOKUP = '/v1/profile/account/'
const REVERSE = '/v1/profile/reverse/'
const { signal } = new AbortController()
const resolve = (answer: unknown, network = mainnet, text = name): Promise<unknown> =>
  createNameService(createNamesBench({ answers: { [LOOKUP]: answer } }).ctx).resolve(text, network, signal)
const reverse = (answer: unknown): Promise<unknown> =>
  createNameService(createNamesBench({ answers: { [REVERSE]: answer } }).ctx).reverse(
    ADDRESS,
    mainnet,
    signal,
  )

test('resolve: the address of the network precedes that for every chain', async () => {
  const addresses = { 60: { address: OTHER }, 2147492101: { address: ADDRESS } }
  expect(await resolve({ name, addresses })).toBe(OTHER)
  expect(await resolve({ name, addresses }, base)).toBe(ADDRESS)
  expect(await resolve({ name, addresses: { 60: { address: OTHER } } }, base, 'ALICE.reown.id')).toBe(OTHER)
})

test('resolve: undefined for an empty list, unreadable addresses, and another name’s response', async () => {
  expect(await resolve([])).toBeUndefined()
  expect(await resolve({ name, addresses: { 60: { address: '0x12' }, x: null } })).toBeUndefined()
  expect(await resolve({ name: 'mallory.reown.id', addresses: { 60: { address: OTHER } } })).toBeUndefined()
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
