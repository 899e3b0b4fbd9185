import type {
  FaultRequest,
  LoggedRequest,
  RelayCounts,
  RelayFaultRequest,
} from '@latchkey-examples/local-services'

/** Controls the gateway's faults and reads its request log, from a test. */
export interface GatewayControl {
  readonly url: string
  fault(fault: FaultRequest | RelayFaultRequest): Promise<void>
  /** Removes all faults and clears the log. */
  reset(): Promise<void>
  /** Returns the relay's counts, to find leaks. */
  relayCounts(): Promise<RelayCounts>
  /** Returns the requests that the service received through the gateway, the oldest first. */
  requests(service: string): Promise<readonly LoggedRequest[]>
}

export function controlGateway(url: string): GatewayControl {
  const call = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(`${url}${path}`, init)
    if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${path}: ${await response.text()}`)
    return response
  }
  return {
    url,
    async fault(fault) {
      await call('/faults', { method: 'POST', body: JSON.stringify(fault) })
    },
    async reset() {
      await call('/faults', { method: 'DELETE' })
      await call('/requests', { method: 'DELETE' })
    },
    async relayCounts() {
      return (await call('/relay')).json()
    },
    async requests(service) {
      return (await call(`/requests?service=${service}`)).json()
    },
  }
}
