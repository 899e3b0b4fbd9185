import { setTimeout as wait } from 'node:timers/promises'
import { type Cut, errorReply, type Reply } from '../http/reply'
import { isSwapLie, type SwapLie } from '../swaps/swap-lie'
import type { Fault, FaultableService, FrameFaultKind } from './fault'
import { createFaultSwitch, type FaultSwitch } from './fault-switch'
import { createRelayFaultSwitch, type RelayFaultSwitch } from './relay-fault-switch'
import { createRequestLog, type RequestLog } from './request-log'

/** The request log and the faults, shared by all services. */
export interface Traffic {
  readonly faults: FaultSwitch
  readonly relayFaults: RelayFaultSwitch
  readonly requests: RequestLog
  /** Logs the request, then responds with the fault of its service or with `answer`. */
  pass(visit: Visit, signal: AbortSignal, answer: () => Promise<Reply>): Promise<Reply | Cut>
}

export interface Visit {
  /** The most specific first, as in `['rpc:1', 'rpc']`. The log has the first one. */
  readonly services: readonly [FaultableService, ...FaultableService[]]
  /** The log entries: one for a plain request, else one for each call of a JSON-RPC batch. */
  readonly calls: readonly string[]
  /** The service's empty response, if it has one. */
  readonly empty?: () => Reply
  /** Responds with a fault that only this service has. */
  readonly misbehave?: (kind: FrameFaultKind) => Reply | Promise<Reply>
  /** The service's false response. */
  readonly lie?: (kind: SwapLie) => Promise<Reply>
  /** The error response in the service's format. Default: a plain sentence. */
  readonly failed?: (status: number, sentence: string) => Reply
}

// Neither JSON nor HTML, so that no browser or parser accepts it.
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
  { empty, misbehave, lie, failed = errorReply }: Visit,
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
    default:
      if (isSwapLie(fault.kind)) return lie?.(fault.kind) ?? answer()
      return misbehave?.(fault.kind) ?? answer()
  }
}
