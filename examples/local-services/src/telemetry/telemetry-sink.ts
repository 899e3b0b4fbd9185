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

/** Usage events must have exactly these members. What their properties are called is up to the catalogue. */
const usageSchema = v.pipe(
  v.array(
    v.strictObject({
      eventId: v.pipe(v.string(), v.uuid()),
      url: v.string(),
      domain: v.string(),
      timestamp: v.pipe(v.number(), v.integer()),
      props: v.strictObject({
        type: v.literal('track'),
        event: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
        properties: v.record(v.string(), v.unknown()),
      }),
    }),
  ),
  v.minLength(1),
)

/** A received request, accepted or not. */
export interface TelemetryRequest {
  /** `e` for a report of an error, `batch` for usage events. */
  readonly kind: 'e' | 'batch'
  readonly query: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
  readonly isTaken: boolean
}

export interface TelemetrySink {
  readonly requests: TelemetryRequest[]
}

/**
 * `POST /telemetry/e` receives a report, `POST /telemetry/batch` a list of usage events, `GET /telemetry` lists
 * all, `DELETE /telemetry` deletes them.
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
    case 'POST /telemetry/e':
      return receive(call, traffic, requests, 'e')
    case 'POST /telemetry/batch':
      return receive(call, traffic, requests, 'batch')
    default:
      return undefined
  }
}

function receive(
  { query, headers, body, signal }: Call,
  traffic: Traffic,
  requests: TelemetryRequest[],
  kind: 'e' | 'batch',
): Promise<Reply | Cut> {
  const isTaken = isValid(body, kind) && query.has('projectId')
  requests.push({ kind, query: query.toString(), headers, body, isTaken })
  if (requests.length > MAX_REPORTS) requests.shift()
  const visit = { services: ['telemetry'], calls: [`POST /telemetry/${kind}`] } as const
  return traffic.pass(visit, signal, async () =>
    isTaken ? { status: 202, headers: {}, body: '' } : errorReply(400, 'This is no report.'),
  )
}

const isValid = (body: string, kind: 'e' | 'batch'): boolean =>
  kind === 'e'
    ? v.is(v.pipe(v.string(), v.parseJson(), reportSchema), body)
    : v.is(v.pipe(v.string(), v.parseJson(), usageSchema), body)
