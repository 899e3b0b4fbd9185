import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import { connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { UnansweredRequest } from '../contract'
import { openContext } from '../test-support/plugin-context'
import { KEY, purpose, sentWith, transfer } from '../test-support/transaction-page'
import { keepEntries } from './keep-entries'
import { formatStored } from './stored-entries'

const entry = { ...purpose, sent: sentWith('0x1'), sentAtMs: 1 }
const other = { ...purpose, sent: sentWith('0x2'), sentAtMs: 2 }
const request = (id: string): UnansweredRequest => ({
  id,
  target: connectedTarget,
  requests: [transfer],
  askedAtMs: 0,
})
const stored = formatStored({ entries: [entry], unanswered: [] })

/** A page that keeps its transactions. Its own requests have ids that begin with `own`. */
function openKept(seed: Readonly<Record<string, string>> = {}, parts: Partial<MemoryStorage> = {}) {
  const memory = createMemoryStorage(seed)
  let gets = 0
  const storage: MemoryStorage = {
    ...memory,
    get(key) {
      gets += 1
      return memory.get(key)
    },
    ...parts,
  }
  const { ctx, clock, logger, stop } = openContext({ storage })
  const kept = keepEntries(ctx, { isOpen: (id) => id.startsWith('own'), isOver: () => false })
  const settle = () => clock.advance(0)
  return {
    ctx,
    kept,
    memory,
    stop,
    settle,
    gets: () => gets,
    warnings: () => logger.lines.filter(({ level }) => level === 'warn'),
    /** Another tab stores it. */
    async writeElsewhere(text: string | undefined, key = KEY) {
      memory.writeElsewhere(key, text)
      await settle()
    },
  }
}

test('kept: what a later release has stored stays, whatever is sent here, and is said once', async () => {
  const later = JSON.stringify({ version: 3, sent: [{ hash: '0x1' }] })
  const { kept, ctx, memory, warnings, writeElsewhere } = openKept({ [KEY]: later })
  await kept.restored
  await kept.change(() => [entry])
  await kept.store()
  const newer = JSON.stringify({ version: 3, sent: [] })
  await writeElsewhere(newer)
  expect([memory.entries.get(KEY), memory.writes, warnings().length]).toEqual([newer, 0, 1])
  expect(ctx.state.get().entries).toEqual([entry])
  // The later release was withdrawn.
  await writeElsewhere(stored)
  await kept.change((entries) => [...entries, other])
  expect(memory.entries.get(KEY)).toContain('0x2')
})

test('kept: what is damaged is said so, once, and removed', async () => {
  const { kept, memory, warnings } = openKept({ [KEY]: '{' })
  await kept.restored
  expect([memory.entries.get(KEY), warnings().length, warnings()[0]?.details]).toEqual([
    undefined,
    1,
    undefined,
  ])
})

test('kept: a storage that fails is reported, and nothing of this page is lost', async () => {
  const error = new Error('blocked')
  const { ctx, kept, warnings } = openKept({}, { get: () => Promise.reject(error) })
  await kept.restored
  await kept.change(() => [entry])
  expect(ctx.state.get().entries).toEqual([entry])
  expect(warnings().map(({ details }) => details)).toEqual([{ error }, { error }])
})

test('kept: what was stored meanwhile is joined with what this page changes', async () => {
  const { ctx, kept, memory } = openKept()
  await kept.restored
  memory.writeElsewhere(KEY, stored)
  await kept.change((entries) => [other, ...entries])
  expect(ctx.state.get().entries).toEqual([other, entry])
  expect(memory.entries.get(KEY)).toBe(formatStored({ entries: [other, entry], unanswered: [] }))
})

test('kept: nobody hears of a stored value that says nothing new', async () => {
  const { ctx, kept, writeElsewhere } = openKept({ [KEY]: stored })
  await kept.restored
  let changes = 0
  ctx.state.subscribe(() => (changes += 1))
  await kept.store()
  expect(changes).toBe(0)
  await writeElsewhere(formatStored({ entries: [other, entry], unanswered: [] }))
  expect(changes).toBe(1)
})

test('kept: other values of the plugin are none of its business', async () => {
  const { kept, gets, writeElsewhere } = openKept()
  await kept.restored
  const before = gets()
  await writeElsewhere('1', `${KEY}-of-another`)
  expect(gets()).toBe(before)
})

test('deleted in another tab: only a request of this page that is still unanswered is stored again', async () => {
  const { ctx, kept, memory, writeElsewhere } = openKept({ [KEY]: stored })
  await kept.restored
  await writeElsewhere(undefined)
  expect(memory.entries.get(KEY)).toBeUndefined()
  ctx.state.assign({ unanswered: [request('own-1')] })
  await writeElsewhere(undefined)
  expect(memory.entries.get(KEY)).toContain('own-1')
})

test('forgotten: a request of another page is gone at once, and once its own page stores it again it is not shown', async () => {
  const text = formatStored({ entries: [], unanswered: [request('a'), request('b')] })
  const { ctx, kept, memory, writeElsewhere } = openKept({ [KEY]: text })
  const shown = () => ctx.state.get().unanswered?.map(({ id }) => id)
  await kept.restored
  const done = kept.forget('a')
  expect(shown()).toEqual(['b'])
  await done
  expect(memory.entries.get(KEY)).not.toContain('"a"')
  await writeElsewhere(text)
  expect(shown()).toEqual(['b'])
})

test.each(['restored', 'change', 'forget'] as const)('stopped: %s writes nothing any more', async (work) => {
  let answer: (text: string) => void = () => undefined
  const { ctx, kept, memory, settle, stop } = openKept(
    {},
    { get: () => new Promise((resolve) => (answer = resolve)) },
  )
  const given = formatStored({ entries: [entry], unanswered: [request('a')] })
  if (work !== 'restored') {
    await settle()
    answer(given)
    await kept.restored
  }
  const { writes } = memory
  if (work === 'change') memory.writeElsewhere(KEY, 'damaged')
  if (work === 'forget') void kept.forget('a')
  await settle()
  const before = ctx.state.get()
  stop()
  answer(formatStored({ entries: [other], unanswered: [] }))
  await settle()
  expect([memory.writes, ctx.state.get()]).toEqual([writes, before])
})

test('stopped: what other tabs store is not read any more', async () => {
  const { kept, gets, stop, writeElsewhere } = openKept()
  await kept.restored
  stop()
  const before = gets()
  await writeElsewhere(stored)
  expect(gets()).toBe(before)
})
