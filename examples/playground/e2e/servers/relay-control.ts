import type { RelayCounts, RelayFault } from '@latchkey-examples/local-services'
import type { GatewayControl } from './gateway-control'

type WithoutService<Fault> = Fault extends unknown ? Omit<Fault, 'service'> : never

/** Controls the relay from a test. Its faults are removed before each test, as the gateway's are. */
export interface RelayControl {
  readonly url: string
  /** Sets a fault. Several kinds can be active at once. */
  fault(fault: WithoutService<RelayFault>): Promise<void>
  /** Removes the faults of the relay. */
  heal(): Promise<void>
  /** Closes every connection and refuses new ones for this time. */
  cut(forMs: number): Promise<void>
  /** Counts of sockets, topics, subscriptions and queued messages, to find leaks. */
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
