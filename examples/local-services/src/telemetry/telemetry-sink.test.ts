import { expect, test } from 'vitest'
import { createTraffic } from '../fault-injection/log-and-inject-faults'
import type { Call } from '../http/reply'
import { handleTelemetryRequest, type TelemetrySink } from './telemetry-sink'

const report = {
  eventId: 'd9428888-122b-11e1-b85c-61cd3cbb3210',
  url: 'https://shop.example/',
  domain: 'shop.example',
  timestamp: '2026-01-02T03:04:05.678Z',
  props: { type: 'error', event: 'API_ERROR', errorType: 'Error', errorMessage: 'It broke', stackTrace: '' },
}

function call(method: string, path: string, body = ''): Call {
  return {
    method,
    path,
    body,
    query: new URLSearchParams('projectId=p1'),
    headers: {},
    origin: undefined,
    signal: new AbortController().signal,
  }
}

test.each([
  ['a report', JSON.stringify(report), 202],
  ['a report with one member more', JSON.stringify({ ...report, user: 'ada' }), 400],
  ['what is no JSON', 'report', 400],
])('telemetry: %s', async (_what, body, status) => {
  const sink: TelemetrySink = { requests: [] }
  const traffic = createTraffic()
  expect(await handleTelemetryRequest(call('POST', '/telemetry/e', body), traffic, sink)).toMatchObject({
    status,
  })
  expect(sink.requests).toMatchObject([{ body, isTaken: status === 202, query: 'projectId=p1' }])
  await handleTelemetryRequest(call('DELETE', '/telemetry'), traffic, sink)
  expect(sink.requests).toEqual([])
})
