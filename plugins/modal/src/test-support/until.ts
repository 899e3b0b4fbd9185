import { vi } from 'vitest'

/** Calls `look` until it does not throw, for at most 10 s, since the first opening loads code. */
export function until<Found>(look: () => Found): Promise<Found> {
  return vi.waitFor(look, { timeout: 10_000 })
}
