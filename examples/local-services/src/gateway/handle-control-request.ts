import { type FaultRequest, parseFaultRequest } from '../fault-injection/fault'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import type { RelayFaultRequest } from '../fault-injection/relay-fault'
import { type Call, jsonReply, type Reply } from '../http/reply'
import type { Relay } from '../relay/start-relay'

/** The control endpoints, neither logged nor faulted. Returns undefined for other paths. */
export function handleControlRequest(
  call: Call,
  { faults, relayFaults, requests }: Traffic,
  relay: Relay,
): Reply | undefined {
  const list = (): Reply => jsonReply([...faults.list(), ...relayFaults.list()])
  const set = (request: FaultRequest | RelayFaultRequest): void =>
    request.service === 'relay' ? relayFaults.set(request) : faults.set(request)
  switch (`${call.method} ${call.path}`) {
    case 'GET /faults':
      return list()
    case 'POST /faults':
      set(parseFaultRequest(call.body))
      return list()
    case 'DELETE /faults':
      faults.clear()
      relayFaults.clear()
      return jsonReply([])
    case 'GET /relay':
      return jsonReply(relay.counts())
    case 'GET /requests': {
      const service = call.query.get('service')
      // As for faults, `data` means every `data:…`.
      const asked = (name: string): boolean => name === service || name.startsWith(`${service}:`)
      return jsonReply(requests.list().filter((request) => service === null || asked(request.service)))
    }
    case 'DELETE /requests':
      requests.clear()
      return jsonReply([])
    default:
      return undefined
  }
}
