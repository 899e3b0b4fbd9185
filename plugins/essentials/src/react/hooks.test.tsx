import { account } from '@latchkey/account'
import { accountContract } from '@latchkey/account/contract'
import type { Plugin } from '@latchkey/kernel'
import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { modal } from '@latchkey/modal'
import { type NetworkId, type SessionState, sessionContract } from '@latchkey/session/contract'
import { UserRejectedError } from '@latchkey/session/errors'
import { noSession } from '@latchkey/testing/test-support'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { LatchkeyProvider, NetworkButton, useConnection, useNetwork, useSwitchNetwork } from './index'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const network = (id: NetworkId) => ({
  id,
  namespace: id.split(':')[0] ?? '',
  name: id,
  nativeCurrency: { name: 'Coin', symbol: 'C', decimals: 18 },
  rpcUrls: [],
})
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const brass = { id: 'app.brass', name: 'Brass', rdns: 'app.brass', identifier: 'app.brass' }
const state: SessionState = {
  ...noSession,
  networks: [network('eip155:8453'), network(SOLANA)],
  wallets: [{ ...brass, namespaces: ['eip155'], connectors: [], lookAlike: false }],
}
const connected = (wallet?: object): Partial<SessionState> => ({
  connections: {
    c: {
      id: 'c',
      walletId: 'app.brass',
      connectorId: 'c',
      status: 'connected',
      accounts: [{ namespace: 'eip155', address: ADDRESS }],
      networkIds: { eip155: 'eip155:8453' },
      ...(wallet ? { wallet: { name: 'Fern', ...wallet } } : {}),
    },
  },
  active: { eip155: 'c' },
  activeNamespace: 'eip155',
})

interface Shown {
  readonly text: () => string
  readonly find: (selector: string) => HTMLElement
  readonly change: (how: (test: TestLatchkey) => void) => Promise<void>
  readonly set: (state: Partial<SessionState>) => Promise<void>
  readonly switches: readonly { readonly reject: (error: unknown) => void }[]
  readonly unmount: () => Promise<void>
}
async function show(Part: () => ReactNode): Promise<Shown> {
  const provider = () => ({
    request: async () => undefined,
    on: () => undefined,
    removeListener: () => undefined,
  })
  const switches: { readonly reject: (error: unknown) => void }[] = []
  const switchNetwork = () => new Promise<void>((_resolve, reject) => void switches.push({ reject }))
  const session: Plugin = fake(sessionContract, { state, api: { provider, switchNetwork } })
  const test = createTestLatchkey({ plugins: [modal(), account()], fakes: [session] })
  const view = await renderInShadow(
    <LatchkeyProvider latchkey={test.latchkey}>
      <p>
        <Part />
      </p>
    </LatchkeyProvider>,
  )
  return {
    find: view.find,
    change: (how) => act(() => how(test)),
    text: () => view.find('p').textContent ?? '',
    set: (next) => act(() => test.setState(sessionContract, next)),
    switches,
    unmount: view.unmount,
  }
}

function NetworkText(): ReactNode {
  const { networkId, chainId } = useNetwork()
  return `${networkId} ${typeof chainId} ${chainId}`
}

test('useNetwork: chainId is a number for an EVM network, and undefined for others', async () => {
  const page = await show(NetworkText)
  expect(page.text()).toBe('eip155:8453 number 8453')
  await page.set({ activeNamespace: 'solana', preferredNetworkIds: { solana: SOLANA } })
  expect(page.text()).toBe(`${SOLANA} undefined undefined`)
  await page.set(connected())
  expect(page.text()).toBe('eip155:8453 number 8453')
  await page.set({
    networks: [],
    connections: {},
    active: {},
    activeNamespace: undefined,
    preferredNetworkIds: {},
  })
  expect(page.text()).toBe('undefined undefined undefined')
  await page.unmount()
})

function ProviderRecorder({ seen }: { readonly seen: unknown[] }): ReactNode {
  const connection = useConnection()
  if (connection.status === 'connected') seen.push(connection.provider)
  return connection.status
}

test('useConnection: a component keeps its own provider while it shows the same connection', async () => {
  const first: unknown[] = []
  const second: unknown[] = []
  const page = await show(() => (
    <>
      <ProviderRecorder seen={first} />
      <ProviderRecorder seen={second} />
    </>
  ))
  await page.set(connected())
  await page.set(connected({ identifier: 'fern.example' }))
  expect([new Set(first).size, new Set(second).size]).toEqual([1, 1])
  expect(first[0]).not.toBe(second[0])
  await page.unmount()
})

function WalletText(): ReactNode {
  const connection = useConnection()
  if (connection.status !== 'connected') return connection.status
  return `${connection.wallet?.name} ${connection.wallet?.identifier}`
}

test('useConnection: the wallet has the identifier of its row, or that of its own description', async () => {
  const page = await show(WalletText)
  await page.set(connected())
  expect(page.text()).toBe('Brass app.brass')
  await page.set(connected({ identifier: 'fern.example' }))
  expect(page.text()).toBe('Fern fern.example')
  await page.set(connected({ identifier: 'moss.example' }))
  expect(page.text()).toBe('Fern moss.example')
  await page.set(connected({}))
  expect(page.text()).toBe('Fern undefined')
  await page.unmount()
})

test('NetworkButton: shows the picture of the configuration, or one that was fetched for another view, or none', async () => {
  const host = 'data:image/png;base64,AA'
  const fetched = 'data:image/png;base64,BB'
  const page = await show(() => <NetworkButton />)
  const source = () => page.find('button').querySelector('img')?.getAttribute('src')
  expect(source()).toBeUndefined()
  const setFetchedPicture = (url: string) =>
    page.change((test) => test.setState(accountContract, { networkPictures: { 'eip155:8453': url } }))
  await setFetchedPicture('javascript:alert(1)')
  expect(source()).toBeUndefined()
  await setFetchedPicture(fetched)
  expect(source()).toBe(fetched)
  await page.set({ activeNamespace: 'solana', preferredNetworkIds: { solana: SOLANA } })
  expect(source()).toBeUndefined()
  await page.set({
    activeNamespace: undefined,
    preferredNetworkIds: {},
    networks: [{ ...network('eip155:8453'), iconUrl: host }],
  })
  expect(source()).toBe(host)
  await page.unmount()
})

test('useConnection, useNetwork and useSwitchNetwork: return the same object until something changes, and render no more often', async () => {
  const seen: (readonly unknown[])[] = []
  let renders = 0
  const page = await show(() => {
    const [, setCount] = useState(0)
    seen.push([useConnection(), useNetwork(), useSwitchNetwork()])
    renders += 1
    return (
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        again
      </button>
    )
  })
  const kinds = () => [0, 1, 2].map((index) => new Set(seen.map((hooks) => hooks[index])).size)
  await page.change(() => page.find('button').click())
  expect([renders, kinds()]).toEqual([2, [1, 1, 1]])
  await page.set({ wallets: [] })
  expect(renders).toBe(2)
  await page.set(connected())
  expect(kinds()).toEqual([2, 1, 1])
  await page.change(() => page.find('button').click())
  expect([renders, kinds()]).toEqual([4, [2, 1, 1]])
  await page.unmount()
})

test('useSwitchNetwork: switches to a network, and keeps the state of the request', async () => {
  const page = await show(() => {
    const { networks, mutate, status, variables } = useSwitchNetwork()
    return (
      <select onChange={(event) => mutate({ id: event.target.value })}>
        {networks.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
        <option>{`${status} ${JSON.stringify(variables)}`}</option>
      </select>
    )
  })
  const select = page.find('select')
  await page.change(() => {
    if (select instanceof HTMLSelectElement) select.value = SOLANA
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(page.text()).toContain(`wallet {"id":"${SOLANA}"}`)
  await page.change(() => page.switches[0]?.reject(new UserRejectedError({ phase: 'switch' })))
  await expect.poll(page.text).toContain('rejected')
  await page.unmount()
})
