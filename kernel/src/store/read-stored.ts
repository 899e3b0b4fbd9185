import type { PersistConfig } from './persistence'

/** In characters. Longer stored values are treated as damaged. */
const STORED_LENGTH_LIMIT = 262_144

export type Stored<State> =
  | { readonly kind: 'state'; readonly state: Partial<State> }
  /** Written by a later release of the plugin. */
  | { readonly kind: 'newer' }
  /** Not ours, damaged, or of a version that is not read any more. */
  | { readonly kind: 'invalid' }
  /** The code that reads it did not load, or has thrown. */
  | { readonly kind: 'failed'; readonly error: unknown }

/** Reads a stored text, of a former version by the steps of `migrate`. Never rejects. */
export async function readStored<State>(
  text: string,
  { version, migrate = {}, parse }: PersistConfig<State>,
): Promise<Stored<State>> {
  const stored = text.length > STORED_LENGTH_LIMIT ? undefined : parseVersioned(text)
  if (!stored) return { kind: 'invalid' }
  if (stored.version > version) return { kind: 'newer' }
  try {
    let value = stored.state
    for (let from = stored.version; from < version; from += 1) {
      const step = migrate[from]
      if (!step) return { kind: 'invalid' }
      value = await step(value)
    }
    const state = await parse(value)
    return state ? { kind: 'state', state } : { kind: 'invalid' }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

function parseVersioned(text: string): { readonly version: number; readonly state: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('version' in value) || !('state' in value))
      return undefined
    const { version, state } = value
    return typeof version === 'number' && Number.isSafeInteger(version) ? { version, state } : undefined
  } catch {
    return undefined
  }
}
