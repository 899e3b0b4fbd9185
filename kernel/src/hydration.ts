import type { Core } from './core'

/** What a server hands to the page: the state of each plugin. The router is left out: nothing is open yet. */
export function dehydrate(core: Core): string {
  const states = Object.fromEntries([...core.records].map(([id, record]) => [id, record.slice.get()]))
  // `<` would let a stored text end the script element that carries this.
  return JSON.stringify({ version: 1, states }).replaceAll('<', '\\u003c')
}

/**
 * Replaces the state of installed plugins; keys a plugin's first state does not have, or has another kind of value for,
 * are dropped. Whoever keeps state parses it: there it waits for the start, and is read as stored state is.
 */
export function hydrate(core: Core, text: string): void {
  const states = parseStates(text)
  // It came through a page or a cookie: a broken one means a first visit, never an exception.
  if (!states) core.ports.logger.warn('hydrateFrom is not what dehydrate() returned, so it is ignored.')
  for (const [id, record] of core.records) {
    const { slice } = record
    const { persist } = record.plugin.body
    const given = own(states, id)
    if (persist && given) {
      record.hydrated = JSON.stringify({ version: persist.version, state: given })
      continue
    }
    const first = slice.get()
    const kept = Object.entries(given ?? {}).filter(
      ([key, value]) => Object.hasOwn(first, key) && kindOf(value) === kindOf(Reflect.get(first, key)),
    )
    slice.replace({ ...first, ...Object.fromEntries(kept) })
  }
}

/** By which JSON tells values apart. */
const kindOf = (value: unknown): string =>
  value && Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value

function parseStates(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return own(value, 'version') === 1 ? own(value, 'states') : undefined
  } catch {
    // Not JSON is as wrong as other JSON.
  }
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
