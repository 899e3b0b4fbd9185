import { expect, test } from 'vitest'
import { keepReads } from './keep-reads'

function open() {
  const kept = keepReads<bigint | undefined>()
  let loads = 0
  const read = (key: string, latest: bigint, found: bigint | undefined | Error) =>
    kept.read(
      key,
      latest,
      async () => {
        loads += 1
        if (found instanceof Error) throw found
        return found
      },
      (block) => block,
    )
  return { read, loads: () => loads }
}

test('kept reads: all who ask at the same block share one, at the next block it is read again', async () => {
  const { read, loads } = open()
  expect(await Promise.all([read('a', 100n, 99n), read('a', 100n, 99n)])).toEqual([99n, 99n])
  await read('a', 100n, 99n)
  expect(loads()).toBe(1)
  await read('a', 101n, 99n)
  expect(loads()).toBe(2)
  await read('b', 101n, 99n)
  expect(loads()).toBe(3)
})

test('kept reads: what lies 64 blocks deep is kept for good, what lies higher is not', async () => {
  const { read, loads } = open()
  await read('deep', 100n, 36n)
  await read('deep', 500n, 36n)
  expect(loads()).toBe(1)
  await read('high', 100n, 37n)
  await read('high', 500n, 37n)
  expect(loads()).toBe(3)
})

test('kept reads: neither a failure nor what was not found is kept', async () => {
  const { read, loads } = open()
  await expect(read('a', 100n, new Error('away'))).rejects.toThrow('away')
  expect(await read('a', 100n, undefined)).toBeUndefined()
  expect(await read('a', 100n, 7n)).toBe(7n)
  expect(loads()).toBe(3)
})

test('kept reads: beyond five hundred the oldest is read again', async () => {
  const { read, loads } = open()
  for (let index = 0; index <= 500; index += 1) await read(`${index}`, 1_000n, 1n)
  await read('500', 1_000n, 1n)
  expect(loads()).toBe(501)
  await read('0', 1_000n, 1n)
  expect(loads()).toBe(502)
})
