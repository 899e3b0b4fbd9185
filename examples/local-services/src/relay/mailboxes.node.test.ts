import { expect, test } from 'vitest'
import { createMailboxes, type Delivery, type Publication, type Reader } from './mailboxes'

const TOPIC = 'a'.repeat(64)

function publication(message: string, ttlSeconds = 60): Publication {
  return { topic: TOPIC, message, ttlSeconds, tag: 0, attestation: null }
}

function createReader(clientId: string): Reader & { readonly got: Delivery[] } {
  const got: Delivery[] = []
  return { clientId, got, receive: (delivery) => got.push(delivery) }
}

function texts(deliveries: readonly Delivery[]): readonly string[] {
  return deliveries.map(({ publication: { message } }) => message)
}

test('mailbox: a message waits for its reader until it expires', async () => {
  let now = 0
  const mailboxes = createMailboxes(() => now)
  mailboxes.post(publication('short', 10), 'page')
  mailboxes.post(publication('long', 30), 'page')
  expect(mailboxes.counts()).toEqual({ topics: 1, subscriptions: 0, queuedMessages: 2 })
  now = 9_999
  expect(mailboxes.counts().queuedMessages).toBe(2)
  now = 10_000
  const wallet = createReader('wallet')
  mailboxes.subscribe(wallet, TOPIC)
  await Promise.resolve()
  expect(texts(wallet.got)).toEqual(['long'])
  expect(wallet.got[0]?.publishedAtMs).toBe(0)
  mailboxes.unsubscribe(wallet, TOPIC)
  now = 30_000
  expect(mailboxes.counts()).toEqual({ topics: 0, subscriptions: 0, queuedMessages: 0 })
})

test('mailbox: a message is delivered to each client again until that client confirms it', async () => {
  const mailboxes = createMailboxes(() => 0)
  mailboxes.post(publication('hello'), 'page')
  const first = createReader('wallet')
  mailboxes.subscribe(first, TOPIC)
  await Promise.resolve()
  mailboxes.leave(first)
  const again = createReader('wallet')
  mailboxes.subscribe(again, TOPIC)
  await Promise.resolve()
  expect(texts(again.got)).toEqual(['hello'])
  again.got[0]?.confirm()
  expect(mailboxes.counts().queuedMessages).toBe(0)
  mailboxes.leave(again)
  expect(mailboxes.fetch('wallet', TOPIC)).toEqual([])
  expect(texts(mailboxes.fetch('another wallet', TOPIC))).toEqual(['hello'])
  expect(mailboxes.fetch('another wallet', TOPIC)).toEqual([])
})

test('mailbox: no client gets its own message, and a duplicate is dropped', async () => {
  const mailboxes = createMailboxes(() => 0)
  const page = createReader('page')
  const wallet = createReader('wallet')
  mailboxes.subscribe(page, TOPIC)
  mailboxes.subscribe(wallet, TOPIC)
  mailboxes.post(publication('once'), 'page')
  mailboxes.post(publication('once'), 'page')
  await Promise.resolve()
  expect([texts(page.got), texts(wallet.got)]).toEqual([[], ['once']])
})

test('mailbox: a full one drops the oldest message', () => {
  const mailboxes = createMailboxes(() => 0)
  for (let each = 0; each <= 1_000; each += 1) mailboxes.post(publication(String(each)), 'page')
  expect(mailboxes.counts().queuedMessages).toBe(1_000)
  expect(texts(mailboxes.fetch('wallet', TOPIC))[0]).toBe('1')
})
