import { expect, vi } from 'vitest'
import type { Contract, ContractToken } from '../../kernel/src/contract'
import type { Plugin } from '../../kernel/src/plugin'
import { createMemoryStorage, createTestLatchkey } from '../../kernel/src/testing'

const READ_WITHIN_MS = 3_000

/** One key of the storage, and what stands there in a version. */
export interface StoredFormat {
  /** As in the manifest, without the part that all keys have. */
  readonly key: string
  /** Of the package, whose `src/test-support/stored` has the recorded texts. */
  readonly folder: string
  /** The text that this version stores. */
  write(): Promise<string | undefined>
  /** Fails as an assertion unless this version reads in a text what was stored. */
  expectRead(text: string): Promise<void>
}

/** The format of a plugin with `persist`, as it writes and reads it in a page. */
export function persisted<C extends Contract>(
  folder: string,
  token: ContractToken<C>,
  plugins: () => readonly Plugin[],
  state: Partial<C['state']>,
): StoredFormat {
  const key = `latchkey/1/latchkey/${token.id}/state`
  const open = (texts: Readonly<Record<string, string>>) =>
    createTestLatchkey({ plugins: plugins(), storage: createMemoryStorage(texts) })
  return {
    key: `${token.id}/state`,
    folder,
    async write() {
      const page = open({})
      const stop = page.latchkey.start()
      await page.clock.advance(0)
      page.setState(token, state)
      await page.clock.advance(0)
      stop()
      return page.storage.entries.get(key)
    },
    async expectRead(text) {
      const page = open({ [key]: text })
      // What the plugin does next may change it, so every state counts.
      const states: C['state'][] = []
      page.latchkey.watch(
        token,
        (now) => now,
        (now) => void states.push(now),
      )
      const stop = page.latchkey.start()
      // The code that reads it is loaded.
      await vi.waitFor(
        () => expect(states).toContainEqual(expect.objectContaining(Object(state))),
        READ_WITHIN_MS,
      )
      stop()
    },
  }
}
