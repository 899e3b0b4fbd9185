import { vi } from 'vitest'

/** Calls `look` until it does not throw, for 10 s: the first opening fetches code, and the machine may be busy. */
export function until<Found>(look: () => Found): Promise<Found> {
  return vi.waitFor(look, { timeout: 10_000 })
}
