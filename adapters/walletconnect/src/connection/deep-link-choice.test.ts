import { createFakeBrowser } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createDeepLinkChoice } from './deep-link-choice'

function page() {
  const stored = new Map<string, string>()
  const localStorage = {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { stored, choice: createDeepLinkChoice(createFakeBrowser({ properties: { localStorage } })) }
}
const oak = { href: 'oak://', name: 'Oak' }
const kept = [['WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"oak://","name":"Oak"}']]

test('deep link: is written with the answer of the wallet, its address and its name and nothing else', () => {
  const { stored, choice } = page()
  choice.remember(Object.assign({ more: 'x' }, oak))
  expect([...stored]).toEqual([])
  choice.keep()
  expect([...stored]).toEqual(kept)
  choice.forget()
  expect([...stored]).toEqual([])
  choice.keep()
  expect([...stored]).toEqual([])
})

test('deep link: a wallet that was scanned is not asked by opening the one before', () => {
  const { stored, choice } = page()
  choice.remember(oak)
  choice.keep()
  choice.remember(undefined)
  expect([...stored]).toEqual(kept)
  choice.keep()
  expect([...stored]).toEqual([])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://oak#Intent;end', 'http://oak.example', ''])(
  'deep link: %j is not kept',
  (href) => {
    const { stored, choice } = page()
    choice.remember({ href, name: 'Oak' })
    choice.keep()
    expect([...stored]).toEqual([])
  },
)

test('deep link: a page without storage, or with one that throws, goes on without', () => {
  const broken = {
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  }
  for (const localStorage of [undefined, null, broken]) {
    const choice = createDeepLinkChoice(createFakeBrowser({ properties: { localStorage } }))
    choice.remember(oak)
    expect(() => choice.keep()).not.toThrow()
    expect(() => choice.forget()).not.toThrow()
  }
})
