import { type Call, jsonReply, type Reply } from '../http/reply'
import { parseFaultRequest } from '../traffic/fault'
import type { Traffic } from '../traffic/traffic'

/** The switches of the services themselves: neither logged nor ever faulted. Undefined where the call is for others. */
export function answerControl(call: Call, { faults, requests }: Traffic): Reply | undefined {
  switch (`${call.method} ${call.path}`) {
    case 'GET /faults':
      return jsonReply(faults.list())
    case 'POST /faults':
      faults.set(parseFaultRequest(call.body))
      return jsonReply(faults.list())
    case 'DELETE /faults':
      faults.clear()
      return jsonReply([])
    case 'GET /requests': {
      const service = call.query.get('service')
      return jsonReply(requests.list().filter((request) => service === null || request.service === service))
    }
    case 'DELETE /requests':
      requests.clear()
      return jsonReply([])
    default:
      return undefined
  }
}
