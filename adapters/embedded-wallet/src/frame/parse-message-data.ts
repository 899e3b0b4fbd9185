/** Characters of all texts and keys of a message together. */
const MAX_CHARACTERS = 1_000_000
const MAX_VALUES = 50_000
const MAX_DEPTH = 32
const MAX_ID_CHARACTERS = 100

const PREFIX = '@w3m-frame/'

export interface FrameReply {
  readonly kind: 'reply'
  readonly id: string
  /** Name of the call on the wire. */
  readonly name: string
  readonly isSuccess: boolean
  /** `undefined`: too large, or not plain data. */
  readonly payload: { readonly value: unknown } | undefined
}

/** A message of the frame whose payload has not been checked. */
export type FrameMessage =
  | FrameReply
  | { readonly kind: 'event'; readonly name: string; readonly payload: unknown }

/** Reads own properties only and calls no getter. `undefined`: not a message of this protocol. Never throws. */
export function parseMessageData(data: unknown): FrameMessage | undefined {
  try {
    return read(data)
  } catch {
    // A script of this page may send a proxy that throws.
    return undefined
  }
}

function read(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const type = own(data, 'type')
  if (typeof type !== 'string' || type.length > 100 || !type.startsWith(PREFIX)) return undefined
  const name = type.slice(PREFIX.length)
  const payload = copyPlain(own(data, 'payload'))
  const [, request, outcome] = /^([A-Z_]+)_(SUCCESS|ERROR)$/.exec(name) ?? []
  if (request === undefined) return payload && { kind: 'event', name, payload: payload.value }
  const id = own(data, 'id')
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_CHARACTERS) return undefined
  return { kind: 'reply', id, name: request, isSuccess: outcome === 'SUCCESS', payload }
}

const own = (object: object, key: string): unknown => Object.getOwnPropertyDescriptor(object, key)?.value

/** Keys that change what an object inherits when code copies them without a check. */
const POLLUTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** A copy of JSON-like data within the limits; `undefined` for anything else. */
function copyPlain(source: unknown): { readonly value: unknown } | undefined {
  let characters = 0
  let values = 0
  let isFine = true
  const copy = (value: unknown, depth: number): unknown => {
    values += 1
    if (typeof value === 'string') characters += value.length
    if (values > MAX_VALUES || characters > MAX_CHARACTERS || depth > MAX_DEPTH) isFine = false
    if (!isFine || typeof value !== 'object' || value === null) {
      if (typeof value === 'function' || typeof value === 'symbol') isFine = false
      return value
    }
    if (Array.isArray(value)) {
      if (value.length > MAX_VALUES) isFine = false
      return isFine
        ? Array.from({ length: value.length }, (_, index) => copy(own(value, `${index}`), depth + 1))
        : []
    }
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null) isFine = false
    const made: Record<string, unknown> = {}
    for (const key of Object.keys(value)) {
      characters += key.length
      if (POLLUTING.has(key)) isFine = false
      if (!isFine) break
      made[key] = copy(own(value, key), depth + 1)
    }
    return made
  }
  const value = copy(source, 0)
  return isFine ? { value } : undefined
}
