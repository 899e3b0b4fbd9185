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

const usage = {
  ...report,
  timestamp: 1_767_323_045_678,
  props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
}

function call(method: string, path: string, body = ''): Call {
  return {
    method,
    path,
    body,
    query: new URLSearchParams('projectId=p1'),
    headers: {},
    origin: undefined,
    caller: '127.0.0.1',
    signal: new AbortController().signal,
  }
}

test.each([
  ['a usage event', JSON.stringify([usage]), 202],
  ['no usage event', JSON.stringify([]), 400],
  ['a usage event outside a list', JSON.stringify(usage), 400],
  [
    'a usage event with the address',
    JSON.stringify([{ ...usage, props: { ...usage.props, address: '0x1' } }]),
    400,
  ],
  ['a report among usage events', JSON.stringify([usage, report]), 400],
])('telemetry: a batch of %s', async (_what, body, status) => {
  const sink: TelemetrySink = { requests: [] }
  const answer = await handleTelemetryRequest(call('POST', '/telemetry/batch', body), createTraffic(), sink)
  expect(answer).toMatchObject({ status })
  expect(sink.requests).toMatchObject([{ kind: 'batch', body, isTaken: status === 202 }])
})

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
