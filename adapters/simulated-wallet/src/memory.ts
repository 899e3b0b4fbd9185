import type { SimulatedWalletOptions } from './options'

/** The wallet's stored state of a page, which survives a reload. */
export interface Memory {
  readonly authorised: boolean
  readonly accountIndex: number
  readonly networkId: string
  /** Absent for a wallet without Solana networks. */
  readonly solana?: Pick<Memory, 'authorised' | 'accountIndex'>
}

/** What the wallet keeps by name beside its state. */
export type Records = Pick<Storage, 'getItem' | 'setItem'>

export interface MemoryStore {
  load(): Memory | undefined
  save(memory: Memory): void
}

const version = 1

const memoryKey = (rdns: string): string => `latchkey-simulated-wallet.v${version}:${rdns}`

/** When the storage is absent, throws or holds invalid data, the wallet works without memory. */
export function createMemoryStore(rdns: string, storage: SimulatedWalletOptions['remember']): MemoryStore {
  const key = memoryKey(rdns)
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
        if (memory.authorised || memory.solana?.authorised) storage?.setItem(key, JSON.stringify(memory))
        else storage?.removeItem(key)
      } catch {
        return
      }
    },
  }
}

/**
 * In the storage, so that it survives a reload. When the storage is absent, throws or is full, as long as the wallet
 * lives: a batch that was sent must not be reported as failed.
 */
export function createRecords(rdns: string, storage: SimulatedWalletOptions['remember']): Records {
  const values = new Map<string, string>()
  const key = (name: string): string => `${memoryKey(rdns)}:${name}`
  return {
    getItem(name) {
      const value = values.get(name)
      if (value !== undefined) return value
      try {
        return storage?.getItem(key(name)) ?? null
      } catch {
        return null
      }
    },
    setItem(name, text) {
      values.delete(name)
      try {
        if (storage) return storage.setItem(key(name), text)
      } catch {
        // Kept in the page below.
      }
      values.set(name, text)
    },
  }
}

// No schema library, because this code runs before the first request and the library would be most of the eager code.
function parseMemory(stored: unknown): Memory | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { networkId, solana }: Partial<Record<keyof Memory, unknown>> = stored
  const ethereum = parsePermission(stored)
  if (!ethereum || typeof networkId !== 'string') return undefined
  const onSolana = parsePermission(solana)
  return { ...ethereum, networkId, ...(onSolana && { solana: onSolana }) }
}

function parsePermission(stored: unknown): Pick<Memory, 'authorised' | 'accountIndex'> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { authorised, accountIndex }: Partial<Record<keyof Memory, unknown>> = stored
  if (typeof authorised !== 'boolean' || typeof accountIndex !== 'number') return undefined
  return { authorised, accountIndex }
}
