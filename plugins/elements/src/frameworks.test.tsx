import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, disconnectedState } from '@latchkey/testing'
import { createComputed, createRoot } from 'solid-js'
import { fromStore } from 'svelte/store'
import { expect, test } from 'vitest'
import { createApp, defineComponent, h } from 'vue'
import type { Account } from './snapshot'
import { createAccount } from './solid'
import { accountStore, connectionStore } from './svelte'
import { countWatchers } from './test-support/count-watchers'
import { latchkeyPlugin, useAccount, useConnection, useLatchkey } from './vue'
import { watchAccount } from './watch-account'

function counted() {
  const test = countWatchers()
  return {
    ...test,
    connect: () => test.setState(sessionContract, connectedState()),
    disconnect: () => test.setState(sessionContract, { ...disconnectedState, connections: {}, active: {} }),
  }
}

const SHORT = '0xb3…\u20603fBfdA'

function Page() {
  const [account, connection] = [useAccount(), useConnection()]
  return () => h('p', `${connection.value.status} ${connection.value.address} ${account.value.displayName}`)
}

function Bare() {
  useLatchkey()
  return () => null
}

test('vue: shows the account, and leaves no watcher', async () => {
  const { latchkey, watchers, connect, disconnect } = counted()
  const host = document.createElement('div')
  const app = createApp(defineComponent(Page))
  app.use(latchkeyPlugin(latchkey)).mount(host)
  expect(host.textContent).toBe('disconnected undefined undefined')
  connect()
  await expect.poll(() => host.textContent).toBe(`connected ${ADDRESS} ${SHORT}`)
  disconnect()
  await expect.poll(() => host.textContent).toBe('disconnected undefined undefined')
  expect(watchers()).toBe(4)
  app.unmount()
  expect(watchers()).toBe(0)
})

test('watchAccount: tells the account of the moment if asked to, then changes alone, until it is ended', () => {
  const { latchkey, watchers, connect, disconnect } = counted()
  const seen: unknown[] = []
  const note = ({ status, displayName }: Account) => seen.push(`${status} ${displayName}`)
  const ends = [
    watchAccount(latchkey, note, { immediate: true }),
    watchAccount(latchkey, () => seen.push('other')),
  ]
  expect(seen).toEqual(['disconnected undefined'])
  connect()
  connect()
  expect(seen).toEqual(['disconnected undefined', `connected ${SHORT}`, 'other'])
  for (const end of ends) end()
  expect(watchers()).toBe(0)
  disconnect()
  expect(seen).toHaveLength(3)
})

test('watchAccount: a change that the first call makes is told', () => {
  const { latchkey, connect, disconnect } = counted()
  connect()
  const seen: string[] = []
  const leave = ({ status }: Account): void => {
    seen.push(status)
    if (status === 'connected') disconnect()
  }
  watchAccount(latchkey, leave, { immediate: true })
  expect(seen).toEqual(['connected', 'disconnected'])
})

test('vue: says what is missing without the plugin', () => {
  const app = createApp(defineComponent(Bare))
  app.config.warnHandler = () => undefined
  expect(() => app.mount(document.createElement('div'))).toThrow(/latchkeyPlugin/)
})

test('svelte: a store watches while somebody is subscribed, and tells changes alone', () => {
  const { latchkey, watchers, connect, disconnect, setState } = counted()
  const store = accountStore(latchkey)
  expect(watchers()).toBe(0)
  const seen: unknown[] = []
  const end = store.subscribe(({ status, displayName }) => seen.push(`${status} ${displayName}`))
  connect()
  setState(sessionContract, { wallets: [] })
  disconnect()
  expect(seen).toEqual(['disconnected undefined', `connected ${SHORT}`, 'disconnected undefined'])
  expect(watchers()).toBe(2)
  end()
  expect(watchers()).toBe(0)
  connect()
  expect(fromStore(connectionStore(latchkey)).current.address).toBe(ADDRESS)
  expect(watchers()).toBe(0)
})

test('solid: a signal follows the account until its owner is disposed', () => {
  const { latchkey, watchers, connect, disconnect } = counted()
  const seen: unknown[] = []
  const dispose = createRoot((end) => {
    const account = createAccount(latchkey)
    createComputed(() => seen.push(account().displayName))
    return end
  })
  connect()
  disconnect()
  expect([seen.at(0), seen.includes(SHORT), seen.at(-1)]).toEqual([undefined, true, undefined])
  expect(watchers()).toBe(2)
  dispose()
  expect(watchers()).toBe(0)
})
