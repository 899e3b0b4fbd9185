import fc from 'fast-check'
import { calls } from '../frame/calls'

const huge = 'x'.repeat(2_000_000)
const names = Object.keys(calls).flatMap((name) => [`${name}_SUCCESS`, `${name}_ERROR`])

const type = fc.oneof(
  fc.constantFrom(...names.map((name) => `@w3m-frame/${name}`)),
  fc.constantFrom(
    '@w3m-frame/',
    '@w3m-app/GET_USER',
    '__proto__',
    'x@w3m-frame/READY',
    huge,
    '@w3m-frame/READY',
  ),
  fc.string(),
  fc.anything(),
)
// `id-1` is the id of the only open call.
const id = fc.oneof(fc.constantFrom('id-1', 'id-2', '', '__proto__', 'constructor', huge), fc.anything())
const payload = fc.oneof(
  fc.anything({ withNullPrototype: true, withMap: true, withSet: true, withDate: true, withBigInt: true }),
  fc.constantFrom<unknown>(
    huge,
    { isConnected: true },
    JSON.parse('{"__proto__": {"polluted": true}}'),
    JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  ),
)
const data = fc.oneof(
  { weight: 4, arbitrary: fc.record({ id, type, payload }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: fc.anything() },
)

/** Seeded: the same messages in each run. */
export const hostileSamples = fc.sample(data, { numRuns: 2_000, seed: 14 })
