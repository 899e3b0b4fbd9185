/**
 * `['latchkey', instance, network, name, parameters]`: plain JSON, so that any client can hash, persist and compare it. A bigint
 * is its decimal digits with `n` behind them.
 */
export type LatchkeyQueryKey = readonly [
  'latchkey',
  instanceId: string,
  networkId: string,
  name: string,
  parameters: unknown,
]

/** The key of a read. What is undefined is left out. */
export const toQueryKey = (
  instanceId: string,
  networkId: string,
  name: string,
  parameters: object,
): LatchkeyQueryKey => ['latchkey', instanceId, networkId, name, toPlain(parameters)]

function toPlain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(given.map(([name, part]) => [name, toPlain(part)]))
}
