import { vi } from 'vitest'

/** Waits for something to hold. Patient: the first opening fetches code, and the machine may be busy. */
export function until<Found>(look: () => Found): Promise<Found> {
  return vi.waitFor(look, { timeout: 10_000 })
}
