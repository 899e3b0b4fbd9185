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
  /** What the service answers when it has nothing, where it has such an answer. */
  readonly empty?: () => Reply
  /** How the service words a failure; the plain sentence where it has no way of its own. */
  readonly failed?: (status: number, sentence: string) => Reply
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
    async pass(visit, signal, answer) {
      const { services, calls } = visit
      const fault = faults.take(services)
      for (const call of calls) {
        requests.add({ service: services[0], call, atMs: Date.now(), fault: fault?.kind ?? null })
      }
      return fault === undefined ? answer() : meet(fault, visit, signal, answer)
    },
  }
}

async function meet(
  fault: Fault,
  { empty, failed = errorReply }: Visit,
  signal: AbortSignal,
  answer: () => Promise<Reply>,
): Promise<Reply | Cut> {
  switch (fault.kind) {
    case 'slow':
      await wait(fault.delayMs, undefined, { signal })
      return answer()
    case 'status':
      return failed(fault.status, `The fault switch answers ${fault.status} here.`)
    case 'cut':
      return 'cut'
    case 'garbage':
      return { status: 200, headers: { 'content-type': 'application/json' }, body: GARBAGE_BODY }
    case 'empty':
      return empty?.() ?? answer()
  }
}
