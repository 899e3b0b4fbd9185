import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { formatSiwxMessage } from '../message'
import { createFakeRedis, type FakeRedis } from '../test-support/fake-redis'
import { createSiwxServer, type NonceStore } from '.'

const account = privateKeyToAccount(pad('0x01'))
const NONCE = 'abcdefgh1'
const MINUTE = 60_000

/** The store of Redis as the comment of `NonceStore` prints it. */
async function documentedStore(): Promise<(redis: FakeRedis) => NonceStore> {
  const source = await readFile(join(import.meta.dirname, 'nonces.ts'), 'utf8')
  const example = /```ts\n([\s\S]*?)```/.exec(source.replaceAll(/^ \* ?/gm, ''))?.[1] ?? ''
  const { code } = await transform(`export function redisNonces(redis) {\n${example}\nreturn store }`, {
    loader: 'ts',
    format: 'esm',
  })
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.redisNonces
}
const redisNonces = await documentedStore()

function openStore() {
  let nowMs = 1_000_000
  const redis = createFakeRedis(() => nowMs)
  return {
    redis,
    now: () => nowMs,
    pass(ms: number) {
      nowMs += ms
    },
    /** Each process of a server has its own client of the same database. */
    process: () => redisNonces(redis),
  }
}

test('documented store: a nonce is found in every process, and used once', async () => {
  const { now, process } = openStore()
  const expiresAtMs = now() + 5 * MINUTE
  await process().add(NONCE, expiresAtMs)
  expect(await process().find(NONCE)).toEqual({ expiresAtMs, isUsed: false })
  expect(await process().use(NONCE)).toBe(true)
  expect(await process().find(NONCE)).toEqual({ expiresAtMs, isUsed: true })
  expect(await process().use(NONCE)).toBe(false)
})

test('documented store: a nonce that was never added is neither found nor used', async () => {
  const { redis, process } = openStore()
  expect([await process().find(NONCE), await process().use(NONCE)]).toEqual([undefined, false])
  expect(redis.size()).toBe(0)
})

test('documented store: of a hundred processes at the same time one uses the nonce', async () => {
  const { now, process } = openStore()
  await process().add(NONCE, now() + 5 * MINUTE)
  const uses = await Promise.all(Array.from({ length: 100 }, () => process().use(NONCE)))
  expect(uses.filter(Boolean)).toHaveLength(1)
})

test('documented store: the mark of a used nonce stays as long as the nonce, and both are forgotten', async () => {
  const { redis, now, pass, process } = openStore()
  await process().add(NONCE, now() + 5 * MINUTE)
  await process().use(NONCE)
  pass(15 * MINUTE - 1)
  expect(await process().find(NONCE)).toMatchObject({ isUsed: true })
  expect(await process().use(NONCE)).toBe(false)
  pass(1)
  expect([await process().find(NONCE), await process().use(NONCE)]).toEqual([undefined, false])
  expect(redis.size()).toBe(0)
})

async function openServers() {
  const store = openStore()
  const server = () => createSiwxServer({ domain: 'example.org', nonces: store.process(), now: store.now })
  const { nonce, issuedAt } = await server().createNonce()
  const message = formatSiwxMessage({
    domain: 'example.org',
    accountAddress: account.address,
    networkId: 'eip155:1',
    uri: 'https://example.org/',
    version: '1',
    nonce,
    issuedAt,
  })
  const request = { message, signature: await account.signMessage({ message }) }
  return { ...store, verify: () => server().verify(request) }
}

test('documented store: of twenty servers that get the same sign-in at the same time one accepts it', async () => {
  const { verify } = await openServers()
  const results = await Promise.all(Array.from({ length: 20 }, verify))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const refusals = results.flatMap((result) => (result.ok ? [] : [result.code]))
  expect(new Set(refusals)).toEqual(new Set(['NONCE_USED']))
})

test('documented store: a nonce is refused as expired, and as unknown when it is forgotten', async () => {
  const { pass, verify } = await openServers()
  pass(5 * MINUTE)
  expect(await verify()).toMatchObject({ code: 'NONCE_EXPIRED' })
  pass(10 * MINUTE)
  expect(await verify()).toMatchObject({ code: 'NONCE_UNKNOWN' })
})

test('documented store: what an earlier release has stored is found', async () => {
  const { redis, now, process } = openStore()
  const expiresAtMs = now() + 5 * MINUTE
  // As the first release wrote them.
  await redis.set('nonce:abcdefgh1', `${expiresAtMs}`, { PXAT: expiresAtMs })
  await redis.set('nonce:abcdefgh2', `${expiresAtMs}`, { PXAT: expiresAtMs })
  await redis.set('used:abcdefgh2', '1', { PXAT: expiresAtMs, NX: true })
  expect(await process().find('abcdefgh1')).toEqual({ expiresAtMs, isUsed: false })
  expect(await process().find('abcdefgh2')).toEqual({ expiresAtMs, isUsed: true })
})
