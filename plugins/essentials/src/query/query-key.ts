import { toJson } from '@latchkey/kernel/to-json'

/**
 * `['latchkey', instance, network, name, arguments]`: plain JSON, so that it can be hashed, persisted and compared by any
 * client. An integer of more than 53 bits is a text with `n` behind it.
 */
export type LatchkeyQueryKey = readonly [
  'latchkey',
  instanceId: string,
  networkId: string,
  name: string,
  parameters: unknown,
]

/** The key of a read. What is undefined is left out. */
export function toQueryKey(
  instanceId: string,
  networkId: string,
  name: string,
  parameters: object,
): LatchkeyQueryKey {
  const plain: unknown = JSON.parse(
    toJson(parameters, (value) => (typeof value === 'bigint' ? `${value}n` : value)),
  )
  return ['latchkey', instanceId, networkId, name, plain]
}
