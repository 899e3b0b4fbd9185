import type { Core } from './core'

/** What a server hands to the page: the state of each plugin. The router is left out: nothing is open yet. */
export function dehydrate(core: Core): string {
  const states = Object.fromEntries([...core.records].map(([id, record]) => [id, record.slice.get()]))
  // `<` would let a stored text end the script element that carries this.
  return JSON.stringify({ version: 1, states }).replaceAll('<', '\\u003c')
}

/**
 * Replaces the state of installed plugins by what their `parseHydrated` takes of it, and nothing else. Whoever keeps
 * state parses it: there it waits for the start, and is read as stored state is.
 */
export function hydrate(core: Core, text: string): void {
  // control: requests-share-a-state
  const states = parseStates(text)
  // It came through a page or a cookie: a broken one means a first visit, never an exception.
  if (!states) core.ports.logger.warn('hydrateFrom is not what dehydrate() returned, so it is ignored.')
  for (const [id, record] of core.records) {
    const { slice } = record
    const { persist, parseHydrated } = record.plugin.runtime
    const given = own(states, id)
    if (!given) continue
    // control: hydrated-without-parse
    // control: hydrated-unparsed
    if (persist) record.hydrated = JSON.stringify({ version: persist.version, state: given })
    else slice.replace({ ...slice.get(), ...parsed(given, parseHydrated) })
  }
}

function parsed(
  given: unknown,
  parse: ((given: unknown) => object | undefined) | undefined,
): object | undefined {
  try {
    return parse?.(given)
  } catch {
    // A value that no parse expects is as wrong as one that it refuses.
  }
}

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
