import type { RelayCounts, RelayFault } from '@latchkey-examples/local-services'
import type { GatewayControl } from './gateway-control'

type WithoutService<Fault> = Fault extends unknown ? Omit<Fault, 'service'> : never

/** The relay from the test's side. Its faults go with those of the gateway before each test. */
export interface RelayControl {
  readonly url: string
  /** Several kinds can be on at once. */
  fault(fault: WithoutService<RelayFault>): Promise<void>
  /** Takes the faults of the relay away. */
  heal(): Promise<void>
  /** Ends every connection, and refuses new ones for that long. */
  cut(forMs: number): Promise<void>
  /** Sockets, topics, subscriptions, queued messages: to look for what was left behind. */
  counts(): Promise<RelayCounts>
  /** Methods that were called, `connect` for a connection, the oldest first. */
  calls(): Promise<readonly string[]>
}

export function controlRelay(url: string, gateway: GatewayControl): RelayControl {
  return {
    url,
    fault: (fault) => gateway.fault({ ...fault, service: 'relay' }),
    heal: () => gateway.fault({ service: 'relay', kind: 'none' }),
    cut: (forMs) => gateway.fault({ service: 'relay', kind: 'cut', forMs }),
    counts: () => gateway.relayCounts(),
    calls: async () => (await gateway.requests('relay')).map(({ call }) => call),
  }
}
