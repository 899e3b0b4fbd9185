import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { LatchkeyQueryKey } from './query-key'
import { createShowTogether } from './show-together'

const keyOf = (name: string): LatchkeyQueryKey => ['latchkey', 'page', 'eip155:1', name, {}]

/** A client whose reads the test ends. The data of all that ended in one task is shown together. */
function createReads() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const showTogether = createShowTogether()
  const held: Record<string, (data: string | undefined) => void> = {}
  /** How often a query was told its data. */
  const told = (name: string): number => client.getQueryState(keyOf(name))?.dataUpdateCount ?? 0
  return {
    client,
    told,
    dataOf: (name: string) => client.getQueryData(keyOf(name)),
    /** Begins a read, under `as` for the test to end it. */
    begin(name: string, as = name): Promise<unknown> {
      const read = () =>
        new Promise<string | undefined>((resolve) => {
          held[as] = resolve
        })
      return client
        .fetchQuery({ queryKey: keyOf(name), queryFn: showTogether(client, read) })
        .catch((error: unknown) => error)
    },
    end(data: Readonly<Record<string, string | undefined>>): void {
      for (const [name, one] of Object.entries(data)) held[name]?.(one)
    },
  }
}

test('showTogether: what arrives in one task is shown at once, and each read then ends by itself', async () => {
  const { begin, end, dataOf, told } = createReads()
  const reads = [begin('a'), begin('b')]
  end({ a: 'one', b: 'two' })
  expect(await Promise.all(reads)).toEqual(['one', 'two'])
  expect([dataOf('a'), dataOf('b')]).toEqual(['one', 'two'])
  expect([told('a'), told('b')]).toEqual([2, 2])
})

test('showTogether: what arrives alone is told once', async () => {
  const { begin, end, told } = createReads()
  const first = begin('a')
  const second = begin('b')
  end({ a: 'one' })
  expect(await first).toBe('one')
  end({ b: 'two' })
  expect(await second).toBe('two')
  expect([told('a'), told('b')]).toEqual([1, 1])
})

test('showTogether: what was cancelled is not shown', async () => {
  const { client, begin, end, dataOf } = createReads()
  const cancelled = begin('a')
  const other = begin('b')
  await client.cancelQueries({ queryKey: keyOf('a') })
  end({ a: 'one', b: 'two' })
  expect(await other).toBe('two')
  expect(await cancelled).toBeInstanceOf(Error)
  expect(dataOf('a')).toBeUndefined()
})

test('showTogether: what a later fetch has replaced is not shown', async () => {
  const { client, begin, end, dataOf } = createReads()
  const replaced = begin('a', 'old')
  await client.cancelQueries({ queryKey: keyOf('a') })
  await replaced
  const later = begin('a', 'new')
  const other = begin('b')
  end({ old: 'before the block', b: 'two' })
  expect(await other).toBe('two')
  expect(dataOf('a')).toBeUndefined()
  end({ new: 'after the block' })
  expect(await later).toBe('after the block')
})

test('showTogether: data that one query cannot take does not end the others', async () => {
  const { client, begin, end } = createReads()
  client.setQueryDefaults(keyOf('a'), {
    structuralSharing: () => {
      throw new Error('not shared')
    },
  })
  const reads = [begin('b'), begin('a'), begin('c')]
  end({ b: 'two', a: 'one', c: 'three' })
  expect(await Promise.all(reads)).toEqual(['two', new Error('not shared'), 'three'])
})

test('showTogether: what was removed from the cache is not shown', async () => {
  const { client, begin, end } = createReads()
  const removed = begin('a')
  client.clear()
  const other = begin('b')
  const shown: string[] = []
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.data !== undefined) shown.push(String(query.state.data))
  })
  end({ a: 'one', b: 'two' })
  expect(await other).toBe('two')
  expect(await removed).toBeInstanceOf(Error)
  expect(shown).not.toContain('one')
})

test('showTogether: without data, what was known stays beside the failure', async () => {
  const { client, begin, end, dataOf } = createReads()
  client.setQueryData(keyOf('a'), 'known', { updatedAt: 1 })
  // TanStack tells of the missing data.
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reads = [begin('a'), begin('b')]
  end({ a: undefined, b: 'two' })
  expect(await Promise.all(reads)).toEqual([expect.any(Error), 'two'])
  expect(dataOf('a')).toBe('known')
  errors.mockRestore()
})
