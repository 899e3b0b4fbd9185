import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, disconnectedState, mainnet as network } from '@latchkey/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import {
  cookieStorage,
  cookieToInitialState,
  createConfig,
  createStorage,
  http,
  type State,
  useConnection,
  WagmiProvider,
} from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { latchkeyConnector } from '..'
import { WagmiBridge } from './index'

const restoring: SessionState = { ...disconnectedState, networks: [network], restoreStatus: 'reading' }

/** Before each test the browser has no cookie of wagmi. */
beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) cookieStorage.removeItem(cookie.replace(/=.*/, ''))
})

/** A latchkey and a config of their own, as a server makes them for a request, and the browser for its page. */
function createSide() {
  const test = createTestLatchkey({ plugins: [], fakes: [fake(sessionContract, { state: restoring })] })
  const config = createConfig({
    chains: [mainnet],
    connectors: [latchkeyConnector(test.latchkey)],
    multiInjectedProviderDiscovery: false,
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [mainnet.id]: http() },
  })
  const page = (initialState: State | undefined, shown: string[] = []): ReactNode => (
    <StrictMode>
      <WagmiProvider config={config} initialState={initialState}>
        <QueryClientProvider client={new QueryClient()}>
          <WagmiBridge />
          <Seen shown={shown} />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )
  return { ...test, config, page }
}

function Seen({ shown }: { readonly shown: string[] }): ReactNode {
  const { status, address } = useConnection()
  const text = `${status} ${address ?? ''}`.trim()
  shown.push(text)
  return <output>{text}</output>
}

/** A visit: the server's HTML, hydrated with what the same cookies say. */
function visit() {
  const header = document.cookie
  const server = createSide()
  const html = renderToString(server.page(cookieToInitialState(server.config, header)))
  const browser = createSide()
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  const problems: unknown[] = []
  const shown: string[] = []
  const { error } = console
  console.error = (...texts: unknown[]) => problems.push(texts)
  const root = hydrateRoot(element, browser.page(cookieToInitialState(browser.config, header), shown), {
    onRecoverableError: (found) => problems.push(found),
  })
  return {
    ...browser,
    first: element.textContent,
    shown,
    problems,
    seen: () => element.textContent,
    leave() {
      root.unmount()
      element.remove()
      console.error = error
    },
  }
}

/** An earlier visit, which leaves a connection in the cookies. */
async function connectOnce(): Promise<void> {
  const page = visit()
  page.setState(sessionContract, { restoreStatus: 'done', ...connectedState() })
  await expect.poll(page.seen).toBe(`connected ${ADDRESS}`)
  page.leave()
}

test('server: without a cookie the first HTML is that of a first visit, and the wallet of Latchkey follows', async () => {
  const page = visit()
  expect(page.first).toBe('disconnected')
  await expect.poll(() => page.shown.length).toBeGreaterThan(0)
  expect(page.shown[0]).toBe(page.first)
  page.setState(sessionContract, { restoreStatus: 'done', ...connectedState() })
  await expect.poll(page.seen).toBe(`connected ${ADDRESS}`)
  expect(page.problems).toEqual([])
  page.leave()
})

test('server: with a cookie its account is in the first HTML, and stays until the wallet has returned', async () => {
  await connectOnce()
  const page = visit()
  expect(page.first).toBe(`reconnecting ${ADDRESS}`)
  await expect.poll(() => page.shown.length).toBeGreaterThan(0)
  page.setState(sessionContract, { restoreStatus: 'done', ...connectedState() })
  await expect.poll(page.seen).toBe(`connected ${ADDRESS}`)
  expect(new Set(page.shown)).toEqual(new Set([page.first, `connected ${ADDRESS}`]))
  expect(page.config.state.connections.size).toBe(1)
  page.setState(sessionContract, { connections: {}, active: {} })
  await expect.poll(page.seen).toBe('disconnected')
  expect(page.problems).toEqual([])
  page.leave()
})

test('server: a wallet that does not return leaves no account, in the next first HTML either', async () => {
  await connectOnce()
  const page = visit()
  await expect.poll(() => page.shown.length).toBeGreaterThan(0)
  page.setState(sessionContract, { restoreStatus: 'done' })
  await expect.poll(page.seen).toBe('disconnected')
  expect([page.config.state.connections.size, page.config.state.current]).toEqual([0, null])
  expect(page.problems).toEqual([])
  page.leave()
  const next = visit()
  expect(next.first).toBe('reconnecting') // wagmi's word for every visit with its cookie
  next.leave()
})
