import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, disconnectedState, mainnet as network } from '@latchkey/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createConfig, http, useConnection, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { latchkeyConnector } from '..'
import { WagmiBridge } from './index'

const state: SessionState = { ...disconnectedState, networks: [network] }

function Seen(): ReactNode {
  const { status, address } = useConnection()
  return <output>{`${status} ${address ?? ''}`.trim()}</output>
}

function Page(): ReactNode {
  const [isOn, setOn] = useState(true)
  return (
    <>
      {isOn && <WagmiBridge />}
      <button type="button" onClick={() => setOn(!isOn)}>
        {isOn ? 'on' : 'off'}
      </button>
      <Seen />
    </>
  )
}

test('bridge: wagmi’s hooks see what Latchkey has, in strict mode, until it is unmounted, and again once it is mounted', async () => {
  const { latchkey, setState } = createTestLatchkey({
    plugins: [],
    fakes: [fake(sessionContract, { state })],
  })
  const config = createConfig({
    chains: [mainnet],
    connectors: [latchkeyConnector(latchkey)],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: http() },
  })
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={new QueryClient()}>
          <Page />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
  const seen = () => element.querySelector('output')?.textContent
  const button = () => element.querySelector('button')
  await expect.poll(seen).toBe('disconnected')
  setState(sessionContract, connectedState())
  await expect.poll(seen).toBe(`connected ${ADDRESS}`)
  button()?.click()
  await expect.poll(() => button()?.textContent).toBe('off')
  setState(sessionContract, { connections: {}, active: {} })
  button()?.click()
  await expect.poll(() => button()?.textContent).toBe('on')
  await expect.poll(seen).toBe('disconnected')
  root.unmount()
  element.remove()
})
