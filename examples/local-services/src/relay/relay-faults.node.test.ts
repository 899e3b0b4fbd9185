import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createTraffic, type Traffic } from '../fault-injection/log-and-inject-faults'
import type { RelayFaultRequest } from '../fault-injection/relay-fault'
import { connectToRelay, type RelayClient, relayToken } from '../testing/relay-client'
import { type Relay, startRelay } from './start-relay'

const TOPIC = '7'.repeat(64)

let relay: Relay
let traffic: Traffic
let page: RelayClient
let wallet: RelayClient

beforeEach(async () => {
  traffic = createTraffic()
  relay = await startRelay(0, traffic)
  ;[page, wallet] = await Promise.all([connectToRelay(relay.url), connectToRelay(relay.url)])
  await wallet.call('irn_subscribe', { topic: TOPIC })
})

afterEach(() => relay.stop())

function turnOn(fault: RelayFaultRequest): void {
  traffic.relayFaults.set(fault)
}

async function publish(...messages: readonly string[]): Promise<void> {
  for (const message of messages)
    expect(await page.call('irn_publish', { topic: TOPIC, message })).toMatchObject({ result: true })
}

function arrived(): readonly unknown[] {
  return wallet.pushed.map(({ params }) => params.data.message)
}

async function refusalOf(url: string): Promise<string> {
  const socket = new WebSocket(`${url}/?auth=${await relayToken(url)}`)
  return String((await once(socket, 'error'))[0])
}

test('drop: drops as many messages as configured, without an error', async () => {
  turnOn({ service: 'relay', kind: 'drop', times: 2 })
  await publish('a', 'b', 'c')
  await expect.poll(arrived).toEqual(['c'])
  await expect.poll(() => relay.counts().queuedMessages).toBe(0)
})

test('slow: delivers later, while the publisher gets its response at once', async () => {
  turnOn({ service: 'relay', kind: 'slow', delayMs: 200, times: 1 })
  await publish('slow', 'quick')
  await expect.poll(arrived).toEqual(['quick', 'slow'])
})

test('duplicate: delivers each message twice', async () => {
  turnOn({ service: 'relay', kind: 'duplicate' })
  await publish('a', 'b')
  await expect.poll(arrived).toEqual(['a', 'a', 'b', 'b'])
})

test('reorder: delivers the second message before the first, and the last one late', async () => {
  turnOn({ service: 'relay', kind: 'reorder' })
  await publish('a', 'b', 'c')
  await expect.poll(arrived).toEqual(['b', 'a'])
  await expect.poll(arrived, { timeout: 5_000 }).toEqual(['b', 'a', 'c'])
})

test('faults: several kinds can be active at once', async () => {
  turnOn({ service: 'relay', kind: 'duplicate' })
  turnOn({ service: 'relay', kind: 'reorder' })
  expect(traffic.relayFaults.list()).toHaveLength(2)
  await publish('a', 'b')
  await expect.poll(arrived).toEqual(['b', 'b', 'a', 'a'])
})

test('status: refuses new connections with it and keeps open ones', async () => {
  turnOn({ service: 'relay', kind: 'status', status: 401, times: 1 })
  expect(await refusalOf(relay.url)).toContain('401')
  const next = await connectToRelay(relay.url)
  await publish('a')
  await expect.poll(arrived).toEqual(['a'])
  await next.close()
})

test('cut: ends every connection and refuses new ones until the fault ends', async () => {
  const closed = Promise.all([once(page.socket, 'close'), once(wallet.socket, 'close')])
  turnOn({ service: 'relay', kind: 'cut', forMs: 400 })
  await closed
  expect(await refusalOf(relay.url)).toContain('hang up')
  await expect.poll(() => traffic.relayFaults.list(), { timeout: 5_000 }).toEqual([])
  await connectToRelay(relay.url)
})

test('blackhole: accepts connections and sends nothing; they are closed when the fault ends', async () => {
  turnOn({ service: 'relay', kind: 'blackhole' })
  const waiting = new WebSocket(`${relay.url}/?auth=${await relayToken(relay.url)}`)
  const never = page.call('irn_publish', { topic: TOPIC, message: 'lost' })
  await expect.poll(() => traffic.requests.list().at(-1)?.fault).toBe('blackhole')
  expect(waiting.readyState).toBe(WebSocket.CONNECTING)
  const first = await Promise.race([never, Promise.resolve('nothing yet')])
  expect([first, arrived()]).toEqual(['nothing yet', []])
  const ended = Promise.all([once(waiting, 'error'), once(page.socket, 'close')])
  turnOn({ service: 'relay', kind: 'none' })
  await ended
  await connectToRelay(relay.url)
})

test('lose: accepts connections and never serves them; later connections are served', async () => {
  turnOn({ service: 'relay', kind: 'lose' })
  const lost = new WebSocket(`${relay.url}/?auth=${await relayToken(relay.url)}`)
  await expect.poll(() => traffic.requests.list().at(-1)?.fault).toBe('lose')
  turnOn({ service: 'relay', kind: 'none' })
  await connectToRelay(relay.url)
  expect(lost.readyState).toBe(WebSocket.CONNECTING)
  lost.on('error', () => undefined)
  lost.terminate()
})
