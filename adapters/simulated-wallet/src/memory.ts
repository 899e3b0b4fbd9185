import type { SimulatedWalletOptions } from './options'

/** What a wallet still knows of a page after a reload. */
export interface Memory {
  readonly authorised: boolean
  readonly accountIndex: number
  readonly networkId: string
}

export interface MemoryStore {
  load(): Memory | undefined
  save(memory: Memory): void
}

const version = 1

/** Storage that is absent, throws or holds something else leaves the wallet forgetful, never broken. */
export function createMemoryStore(rdns: string, storage: SimulatedWalletOptions['remember']): MemoryStore {
  const key = `latchkey-simulated-wallet.v${version}:${rdns}`
  return {
    load() {
      try {
        return parseMemory(JSON.parse(storage?.getItem(key) ?? 'null'))
      } catch {
        return undefined
      }
    },
    save(memory) {
      try {
        if (memory.authorised) storage?.setItem(key, JSON.stringify(memory))
        else storage?.removeItem(key)
      } catch {
        return
      }
    },
  }
}

// By hand, since this runs before the first request and a schema library would be most of the eager code.
function parseMemory(stored: unknown): Memory | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { authorised, accountIndex, networkId }: Partial<Record<keyof Memory, unknown>> = stored
  if (typeof authorised !== 'boolean' || typeof accountIndex !== 'number' || typeof networkId !== 'string') {
    return undefined
  }
  return { authorised, accountIndex, networkId }
}
