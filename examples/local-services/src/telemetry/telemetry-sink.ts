import * as v from 'valibot'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import { type Call, type Cut, errorReply, jsonReply, type Reply } from '../http/reply'

/** Limit of reports; the oldest is dropped. */
const MAX_REPORTS = 1_000

/** A report must have exactly these members. */
const reportSchema = v.strictObject({
  eventId: v.pipe(v.string(), v.uuid()),
  url: v.string(),
  domain: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  props: v.strictObject({
    type: v.literal('error'),
    event: v.picklist(['API_ERROR', 'DATA_PARSING_ERROR', 'SECURE_SITE_ERROR', 'INTERNAL_SDK_ERROR']),
    errorType: v.string(),
    errorMessage: v.string(),
    stackTrace: v.string(),
  }),
})

/** A received request, accepted or not. */
export interface TelemetryRequest {
  readonly query: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
  readonly isTaken: boolean
}

export interface TelemetrySink {
  readonly requests: TelemetryRequest[]
}

/**
 * `POST /telemetry/e` receives a report, `GET /telemetry` lists all, `DELETE /telemetry` deletes them.
 * Returns undefined for other paths.
 */
export function handleTelemetryRequest(
  call: Call,
  traffic: Traffic,
  { requests }: TelemetrySink,
): Promise<Reply | Cut> | Reply | undefined {
  switch (`${call.method} ${call.path}`) {
    case 'GET /telemetry':
      return jsonReply(requests)
    case 'DELETE /telemetry':
      requests.length = 0
      return jsonReply([])
    case 'POST /telemetry/e': {
      const { query, headers, body } = call
      const isTaken = isReport(body) && query.has('projectId')
      requests.push({ query: query.toString(), headers, body, isTaken })
      if (requests.length > MAX_REPORTS) requests.shift()
      const visit = { services: ['telemetry'], calls: ['POST /telemetry/e'] } as const
      return traffic.pass(visit, call.signal, async () =>
        isTaken ? { status: 202, headers: {}, body: '' } : errorReply(400, 'This is no report.'),
      )
    }
    default:
      return undefined
  }
}

function isReport(body: string): boolean {
  return v.is(v.pipe(v.string(), v.parseJson(), reportSchema), body)
}
