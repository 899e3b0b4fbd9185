import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Puts a finished folder in its place. Two checks that run at once may make the same: whoever is done first has made
 * it, others may be reading there already, and what comes later is dropped.
 */
export function settleOnce(finished: string, place: string): void {
  try {
    renameSync(finished, place)
  } catch (error) {
    if (!existsSync(place)) throw error
    rmSync(finished, { recursive: true, force: true })
  }
}
