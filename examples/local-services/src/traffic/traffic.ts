import { setTimeout as wait } from 'node:timers/promises'
import { type Cut, errorReply, type Reply } from '../http/reply'
import type { Fault, FaultableService } from './fault'
import { createFaultSwitch, type FaultSwitch } from './fault-switch'
import { createRelayFaultSwitch, type RelayFaultSwitch } from './relay-fault-switch'
import { createRequestLog, type RequestLog } from './request-log'

/** What every service shares: who was called, and what goes wrong on purpose. */
export interface Traffic {
  readonly faults: FaultSwitch
  readonly relayFaults: RelayFaultSwitch
  readonly requests: RequestLog
  /** Logs the visit, then lets the fault of its service have its way, or answers. */
  pass(visit: Visit, signal: AbortSignal, answer: () => Promise<Reply>): Promise<Reply | Cut>
}

export interface Visit {
  /** The most particular first: `['rpc:1', 'rpc']`. The first is the one logged. */
  readonly services: readonly [FaultableService, ...FaultableService[]]
  /** One for a plain request, one for each entry of a JSON-RPC batch. */
  readonly calls: readonly string[]
}

// Neither JSON nor HTML that a browser or a parser could make anything of.
const GARBAGE_BODY = '\u0000\u0001{"jsonrpc":"2.0","id":<<<garbage'

export function createTraffic(): Traffic {
  const faults = createFaultSwitch()
  const requests = createRequestLog()
  return {
    faults,
    relayFaults: createRelayFaultSwitch(Date.now),
    requests,
    async pass({ services, calls }, signal, answer) {
      const fault = faults.take(services)
      for (const call of calls) {
        requests.add({ service: services[0], call, atMs: Date.now(), fault: fault?.kind ?? null })
      }
      return fault === undefined ? answer() : meet(fault, signal, answer)
    },
  }
}

async function meet(fault: Fault, signal: AbortSignal, answer: () => Promise<Reply>): Promise<Reply | Cut> {
  switch (fault.kind) {
    case 'slow':
      await wait(fault.delayMs, undefined, { signal })
      return answer()
    case 'status':
      return errorReply(fault.status, `The fault switch answers ${fault.status} here.`)
    case 'cut':
      return 'cut'
    case 'garbage':
      return { status: 200, headers: { 'content-type': 'application/json' }, body: GARBAGE_BODY }
  }
}
