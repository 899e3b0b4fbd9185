/** Values that a broken or hostile server may send instead of the expected one. */
const strangers: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  '',
  '0x',
  '0X1',
  '0x1 ',
  ' 0x1',
  '-0x1',
  '+1',
  '１',
  '1e18',
  'NaN',
  'latest',
  '\u0000',
  '\u202e0x1',
  `0x${'0'.repeat(65)}`,
  `0x${'f'.repeat(100_000)}`,
  'x'.repeat(100_000),
  [],
  ['0x1'],
  [[[[]]]],
  {},
  { result: '0x1' },
  { toString: '0x1' },
  { valueOf: 1, length: 3 },
  Array.from({ length: 10_000 }, (_, index) => index),
  '<html><body>502</body></html>',
]

const whole: Readonly<Record<string, unknown>> = { jsonrpc: '2.0', id: 1, result: '0x1' }
const failed: Readonly<Record<string, unknown>> = {
  jsonrpc: '2.0',
  id: 1,
  error: { code: 3, message: 'no', data: '0x' },
}

function without(from: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name !== key))
}

function mutations(from: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.keys(from).flatMap((key) => [
    without(from, key),
    ...strangers.map((stranger) => ({ ...from, [key]: stranger })),
  ])
}

/** JSON-RPC responses with one wrong value each, and bodies that are no JSON-RPC response. */
export const mutatedAnswers: readonly unknown[] = [
  ...strangers,
  ...mutations(whole),
  ...mutations(failed),
  ...strangers.flatMap((stranger) => [
    { ...failed, error: { code: stranger, message: 'no' } },
    { ...failed, error: { code: 3, message: stranger } },
  ]),
  JSON.parse('{"__proto__":{"polluted":true},"result":"0x1"}'),
  JSON.parse('{"result":{"__proto__":{"polluted":true}}}'),
  JSON.parse('{"result":"0x1","result":"zero"}'),
]
