import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState } from '@latchkey/testing'
import { renderToString as renderSolid } from 'solid-js/web'
import { get } from 'svelte/store'
import { expect, test } from 'vitest'
import { createSSRApp, defineComponent, h } from 'vue'
import { renderToString as renderVue } from 'vue/server-renderer'
import { defineElements } from './index'
import { createAccount } from './solid'
import { accountStore } from './svelte'
import { countWatchers } from './test-support/count-watchers'
import { latchkeyPlugin, useAccount } from './vue'

const Page = defineComponent(() => {
  const account = useAccount()
  return () => h('p', account.value.address)
})

test('server: there is no document, and elements are not defined', () => {
  const { latchkey, watchers } = countWatchers()
  expect(typeof HTMLElement).toBe('undefined')
  expect(defineElements(latchkey)()).toBe(undefined)
  expect(watchers()).toBe(0)
})

test('server: Vue, Svelte and Solid draw the account, and nothing watches when they are done', async () => {
  const { latchkey, watchers, setState } = countWatchers()
  setState(sessionContract, connectedState())
  const app = createSSRApp(Page).use(latchkeyPlugin(latchkey))
  expect(await renderVue(app)).toBe(`<p>${ADDRESS}</p>`)
  expect(get(accountStore(latchkey)).address).toBe(ADDRESS)
  expect(renderSolid(() => createAccount(latchkey)().address)).toBe(ADDRESS)
  expect(watchers()).toBe(0)
})
