import type { InstanceParts } from './instance-parts'
import { ownValue } from './store/slice'

/** Returns the state of all plugins except the router as text, for the page to hydrate from. */
export function dehydrate(parts: InstanceParts): string {
  const states = Object.fromEntries([...parts.records].map(([id, record]) => [id, record.slice.get()]))
  // With `<` a text in the state could end the script element that contains the result.
  return JSON.stringify({ version: 1, states }, ownValue).replaceAll('<', '\\u003c')
}

/**
 * Replaces the state of installed plugins by what their `parseHydrated` takes of it, and nothing else. A plugin that keeps
 * state parses it: there it waits for the start, and is read as stored state is.
 */
export function hydrate(parts: InstanceParts, text: string): void {
  const states = parseStates(text)
  // The text came through a page or a cookie. If it is malformed, it is ignored.
  if (!states) parts.ports.logger.warn('hydrateFrom is not what dehydrate() returned, so it is ignored.')
  for (const [id, given] of Object.entries(states ?? {})) {
    const record = parts.records.get(id)
    if (!record || !given) continue
    const { slice } = record
    const { persist, parseHydrated } = record.plugin.runtime
    if (persist) record.hydrated = given
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
    // If the parser throws, the value is ignored.
  }
}

function parseStates(text: string): object | undefined {
  try {
    const { version, states }: { version?: unknown; states?: unknown } = JSON.parse(text)
    return version === 1 && typeof states === 'object' && states ? states : undefined
  } catch {
    // A text that is not JSON is treated like JSON of a wrong shape.
  }
}
