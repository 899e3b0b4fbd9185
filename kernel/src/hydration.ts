import type { Core } from './core'
import { ConfigurationError } from './errors'

/** What a server hands to the page: the state of each plugin. The router is left out: nothing is open yet. */
export function dehydrate(core: Core): string {
  const states = Object.fromEntries([...core.records].map(([id, record]) => [id, record.slice.get()]))
  // `<` would let a stored text end the script element that carries this.
  return JSON.stringify({ version: 1, states }).replaceAll('<', '\\u003c')
}

/** Replaces the state of installed plugins; keys a plugin's first state does not have are dropped. */
export function hydrate(core: Core, text: string): void {
  const states = parseStates(text)
  for (const [id, record] of core.records) {
    const state = states.get(id)
    if (!state) continue
    const known = Object.keys(record.slice.initial())
    const kept = Object.entries(state).filter(([key]) => known.includes(key))
    record.slice.hydrate({ ...record.slice.initial(), ...Object.fromEntries(kept) })
  }
}

function parseStates(text: string): ReadonlyMap<string, object> {
  try {
    const value: unknown = JSON.parse(text)
    if (
      isObject(value) &&
      'version' in value &&
      value.version === 1 &&
      'states' in value &&
      isObject(value.states)
    )
      return new Map(
        Object.entries(value.states).filter((entry): entry is [string, object] => isObject(entry[1])),
      )
  } catch {
    // Told below: both ways are the same mistake.
  }
  throw new ConfigurationError('INVALID_HYDRATION')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
