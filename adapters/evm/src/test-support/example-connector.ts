import type { ConnectorMethods } from '@latchkey/adapter-kit/lazy'
import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import { createConnectorMethods } from '../connector/connector-methods'
import type { UntrustedProvider } from '../discovery/injected-wallets'
import { type Answers, createFakeProvider, type FakeProvider } from './fake-provider'

export interface Example {
  readonly connector: ConnectorMethods
  readonly provider: FakeProvider
  readonly clock: FakeClock
}

export function connectorOf(
  provider: UntrustedProvider,
  clock: FakeClock = createFakeClock(),
): ConnectorMethods {
  return createConnectorMethods(provider, clock)
}

export function exampleConnector(answers: Answers): Example {
  const clock = createFakeClock()
  const provider = createFakeProvider(answers)
  return { connector: connectorOf(provider, clock), provider, clock }
}
