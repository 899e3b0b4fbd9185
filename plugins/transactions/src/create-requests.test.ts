import type { SentTransaction } from '@latchkey/session/contract'
import { ADDRESS } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { createRequests } from './create-requests'

const sentAs = (id: string): SentTransaction => ({
  type: 'transaction',
  id,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'c',
})

/** A wallet whose responses the test controls. */
function setUp() {
  const requests = createRequests<object>()
  const asked: { resolve(sent: SentTransaction): void; reject(error: Error): void }[] = []
  const request = {}
  const send = (again = false) =>
    requests.send(
      request,
      () => new Promise((resolve, reject) => void asked.push({ resolve, reject })),
      again,
    )
  return {
    asked,
    send,
    isWaiting: () => requests.isWaiting(request),
  }
}

test('requests: a pending one is sent once, and again if the user retries', async () => {
  const { asked, send, isWaiting } = setUp()
  expect(send()).toBe(send())
  expect([asked.length, isWaiting()]).toEqual([1, true])
  const again = send(true)
  expect(asked).toHaveLength(2)
  asked[1]?.resolve(sentAs('0x2'))
  await expect(again).resolves.toMatchObject({ id: '0x2' })
  expect(isWaiting()).toBe(false)
})

test('requests: a sent one is never sent again', async () => {
  const { asked, send } = setUp()
  const first = send()
  asked[0]?.resolve(sentAs('0x1'))
  await first
  const again = send(true)
  expect(asked).toHaveLength(1)
  await expect(again).resolves.toMatchObject({ id: '0x1' })
})

test('requests: one that the user declined may be sent again', async () => {
  const { asked, send, isWaiting } = setUp()
  const first = send()
  asked[0]?.reject(new Error('declined'))
  await expect(first).rejects.toThrow('declined')
  expect(isWaiting()).toBe(false)
  void send()
  expect(asked).toHaveLength(2)
})

test('requests: an earlier one is still pending after a later one was declined, and may be sent', async () => {
  const { asked, send, isWaiting } = setUp()
  const first = send()
  const again = send(true)
  asked[1]?.reject(new Error('declined'))
  await expect(again).rejects.toThrow('declined')
  expect(isWaiting()).toBe(true)
  expect(send()).toBe(first)
  asked[0]?.resolve(sentAs('0x1'))
  await expect(first).resolves.toMatchObject({ id: '0x1' })
  expect(isWaiting()).toBe(false)
  expect(send(true)).toBe(first)
})
