import { expect, test } from 'vitest'
import { parseFaultRequest } from './fault'

const refused: readonly (readonly [string, string])[] = [
  ['', 'The body is not JSON.'],
  [
    '[]',
    'The body must be an object whose "kind" is one of slow, status, cut, garbage, empty, never-ready, wrong-origin, replay, oversize, expired, bigger-approval, other-spender, other-target, other-amount, none.',
  ],
  [
    '{"service":"rpc"}',
    'The body must be an object whose "kind" is one of slow, status, cut, garbage, empty, never-ready, wrong-origin, replay, oversize, expired, bigger-approval, other-spender, other-target, other-amount, none.',
  ],
  [
    '{"service":"rpc","kind":"explode"}',
    'The body must be an object whose "kind" is one of slow, status, cut, garbage, empty, never-ready, wrong-origin, replay, oversize, expired, bigger-approval, other-spender, other-target, other-amount, none.',
  ],
  [
    '{"service":"moon","kind":"cut"}',
    '"service" must be one of gateway, frame, frame:page, frame:codes, identity-provider, siwx-server, exchange, exchange:page, onramp:page, directory, images, telemetry, rpc, rpc:1, rpc:8453, rpc:solana, data, data:supported-chains, data:identity, data:balance, data:history, data:price, data:profile, data:suggestions, data:registration, data:sessions, data:session-begin, data:session-activate, data:session-revoke, data:rpc, data:onramp-options, data:onramp-quote, data:swap-tokens, data:swap-quotes, data:swap-allowance, data:swap-gas-price, data:swap-approve, data:swap-build, relay.',
  ],
  ['{"service":"rpc","kind":"oversize"}', 'Only frame:page can do this.'],
  ['{"kind":"cut"}', '"service" is missing.'],
  ['{"service":"rpc","kind":"slow"}', '"delayMs" is missing.'],
  ['{"service":"rpc","kind":"slow","delayMs":-1}', '"delayMs" must be a whole number from 0 to 600000.'],
  ['{"service":"rpc","kind":"slow","delayMs":"5"}', '"delayMs" must be a whole number from 0 to 600000.'],
  ['{"service":"rpc","kind":"status"}', '"status" is missing.'],
  ['{"service":"rpc","kind":"status","status":200}', '"status" must be a whole number from 400 to 599.'],
  ['{"service":"rpc","kind":"cut","times":0}', '"times" must be a whole number from 1 to 1000000.'],
  ['{"service":"rpc","kind":"cut","status":500}', '"status" does not belong to this fault.'],
  [
    '{"service":"relay","kind":"garbage"}',
    'The "kind" of a fault of the relay is one of drop, slow, duplicate, reorder, lose, status, cut, blackhole, none.',
  ],
  ['{"service":"relay","kind":"cut","forMs":0}', '"forMs" must be a whole number from 1 to 600000.'],
  ['{"service":"relay","kind":"blackhole","times":1}', '"times" does not belong to this fault.'],
  ['{"service":"rpc","kind":"none","times":1}', '"times" does not belong to this fault.'],
]

test.each(refused)('fault: refuses %s', (body, sentence) => {
  expect(() => parseFaultRequest(body)).toThrow(expect.objectContaining({ status: 400, message: sentence }))
})

test('fault: parses each kind unchanged', () => {
  const faults = [
    { service: 'rpc:1', kind: 'slow', delayMs: 10 },
    { service: 'rpc', kind: 'status', status: 503, times: 2 },
    { service: 'gateway', kind: 'cut' },
    { service: 'frame', kind: 'garbage', times: 1 },
    { service: 'rpc:8453', kind: 'none' },
    { service: 'frame:page', kind: 'never-ready' },
    { service: 'frame:page', kind: 'replay', times: 1 },
    { service: 'frame:codes', kind: 'expired', times: 1 },
    { service: 'relay', kind: 'drop', times: 1 },
    { service: 'relay', kind: 'slow', delayMs: 0 },
    { service: 'relay', kind: 'duplicate' },
    { service: 'relay', kind: 'reorder' },
    { service: 'relay', kind: 'lose', times: 1 },
    { service: 'relay', kind: 'status', status: 401 },
    { service: 'relay', kind: 'cut' },
    { service: 'relay', kind: 'cut', forMs: 5 },
    { service: 'relay', kind: 'blackhole' },
    { service: 'relay', kind: 'none' },
  ]
  expect(faults.map((fault) => parseFaultRequest(JSON.stringify(fault)))).toEqual(faults)
})
