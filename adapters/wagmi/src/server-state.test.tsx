// wagmi's own React package of release 2 brings connectors that cannot be installed here. This is what it calls.
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, disconnectedState, mainnet as network } from '@latchkey/testing'
import { mainnet } from 'viem/chains'
import { beforeEach, expect, test } from 'vitest'
import {
  cookieStorage,
  cookieToInitialState,
  createConfig,
  createStorage,
  getAccount,
  http,
  hydrate,
} from 'wagmi-core-2'
import { latchkeyConnector, syncWagmi } from './index'

const restoring: SessionState = { ...disconnectedState, networks: [network], restoreStatus: 'reading' }

/** Before each test the browser has no cookie of wagmi. */
beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) cookieStorage.removeItem(cookie.replace(/=.*/, ''))
})

/** A config as a server makes it for a request, and the browser for its page, with what the cookies say. */
function createSide(header: string) {
  const test = createTestLatchkey({ plugins: [], fakes: [fake(sessionContract, { state: restoring })] })
  const config = createConfig({
    chains: [mainnet],
    connectors: [latchkeyConnector(test.latchkey)],
    multiInjectedProviderDiscovery: false,
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [mainnet.id]: http() },
  })
  const initialState = cookieToInitialState(config, header)
  const { onMount } = hydrate(config, { ...(initialState && { initialState }), reconnectOnMount: true })
  const seen = (): string => {
    const { status, address } = getAccount(config)
    return `${status} ${address ?? ''}`.trim()
  }
  return { ...test, config, onMount, seen }
}

/** A visit: what the server renders, and the page that goes on from it. */
async function visit() {
  const header = document.cookie
  const server = createSide(header)
  const browser = createSide(header)
  const first = [server.seen(), browser.seen()]
  const stop = syncWagmi(browser.config)
  await browser.onMount()
  return { ...browser, first, stop }
}

async function connectOnce(): Promise<void> {
  const page = await visit()
  page.setState(sessionContract, { restoreStatus: 'done', ...connectedState() })
  await expect.poll(page.seen).toBe(`connected ${ADDRESS}`)
  page.stop()
}

test('server, wagmi 2: without a cookie both sides begin disconnected, and the wallet of Latchkey follows', async () => {
  const page = await visit()
  expect(page.first).toEqual(['disconnected', 'disconnected'])
  page.setState(sessionContract, { restoreStatus: 'done', ...connectedState() })
  await expect.poll(page.seen).toBe(`connected ${ADDRESS}`)
  page.stop()
})

test('server, wagmi 2: with a cookie both sides begin with its account, and a disconnection ends it', async () => {
  await connectOnce()
  const page = await visit()
  expect(page.first).toEqual([`reconnecting ${ADDRESS}`, `reconnecting ${ADDRESS}`])
  page.setState(sessionContract, { restoreStatus: 'done', ...connectedState() })
  await expect.poll(page.seen).toBe(`connected ${ADDRESS}`)
  expect(page.config.state.connections.size).toBe(1)
  page.setState(sessionContract, { connections: {}, active: {} })
  await expect.poll(page.seen).toBe('disconnected')
  page.stop()
})

test('server, wagmi 2: a wallet that does not return leaves no account', async () => {
  await connectOnce()
  const page = await visit()
  page.setState(sessionContract, { restoreStatus: 'done' })
  await expect.poll(page.seen).toBe('disconnected')
  expect([page.config.state.connections.size, page.config.state.current]).toEqual([0, null])
  page.stop()
})
