import { vi } from 'vitest'

/** Calls `look` until it does not throw, for at most 10 s, because opening the dialog for the first time loads code. */
export function until<Found>(look: () => Found): Promise<Found> {
  return vi.waitFor(look, { timeout: 10_000 })
}
