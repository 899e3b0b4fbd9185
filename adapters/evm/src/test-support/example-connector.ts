import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import type { Connector } from '@latchkey/session/contract'
import { createConnector } from '../connector/create-connector'
import type { WalletProvider } from '../connector/wallet-provider'
import { type Answers, createFakeProvider, type FakeProvider } from './fake-provider'

export interface Example {
  readonly connector: Connector
  readonly provider: FakeProvider
  readonly clock: FakeClock
}

export function connectorOf(provider: WalletProvider, clock: FakeClock = createFakeClock()): Connector {
  return createConnector(
    { id: 'k', name: 'Example', kind: 'injected', namespaces: ['eip155'], approval: 'wallet' },
    provider,
    clock,
  )
}

export function exampleConnector(answers: Answers): Example {
  const clock = createFakeClock()
  const provider = createFakeProvider(answers)
  return { connector: connectorOf(provider, clock), provider, clock }
}
