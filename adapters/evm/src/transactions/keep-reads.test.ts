import { expect, test } from 'vitest'
import { type Head, keepReads } from './keep-reads'

const headOf = (number: bigint, fork = ''): Head => ({ number, hash: `${number}${fork}` })

function open() {
  const kept = keepReads<bigint | undefined>()
  let loads = 0
  const asked: string[] = []
  const read = (key: string, head: Head, found: bigint | undefined | Error, isGone = false) =>
    kept.read(
      key,
      {
        head,
        async contains({ hash }) {
          asked.push(hash)
          return !isGone
        },
      },
      async () => {
        loads += 1
        if (found instanceof Error) throw found
        return found
      },
      (block) => (block === undefined ? undefined : headOf(block, ' found')),
    )
  return { read, asked, loads: () => loads }
}

test('kept reads: all who ask share one, also when the chain has gone on', async () => {
  const { read, asked, loads } = open()
  const head = headOf(100n)
  expect(await Promise.all([read('a', head, 99n), read('a', head, 99n)])).toEqual([99n, 99n])
  await read('a', headOf(101n), 99n)
  await read('a', headOf(102n), 99n)
  expect(loads()).toBe(1)
  // Once, that what was found is still there.
  expect(asked).toEqual(['100', '99 found', '101'])
  await read('b', head, 99n)
  expect(loads()).toBe(2)
})

test('kept reads: what was read of blocks that were replaced is read again, once', async () => {
  const { read, loads } = open()
  await read('a', headOf(99n), 36n)
  await read('a', headOf(100n), 36n)
  const other = headOf(100n, ' of another fork')
  expect(await Promise.all([read('a', other, 37n, true), read('a', other, 37n, true)])).toEqual([37n, 37n])
  expect(loads()).toBe(2)
})

test('kept reads: a node behind neither has all read again, nor loosens what was found', async () => {
  const { read, asked, loads } = open()
  await read('a', headOf(200n), 150n)
  // It does not have block 200 yet.
  expect(await read('a', headOf(199n), 151n)).toBe(150n)
  await read('a', headOf(201n), 151n)
  expect(await read('a', headOf(199n), 151n)).toBe(150n)
  expect(asked).toEqual(['150 found', '200', '150 found', '150 found'])
  expect(loads()).toBe(1)
})

test('kept reads: neither a failure, nor what was not found or lies above the head, is kept', async () => {
  const { read, loads } = open()
  const head = headOf(100n)
  await expect(read('a', head, new Error('away'))).rejects.toThrow('away')
  expect(await read('a', head, undefined)).toBeUndefined()
  expect(await read('a', head, 101n)).toBe(101n)
  expect(await read('a', head, 7n)).toBe(7n)
  expect(await read('a', head, 8n)).toBe(7n)
  expect(loads()).toBe(4)
})

test('kept reads: beyond five hundred the oldest is read again', async () => {
  const { read, loads } = open()
  const head = headOf(1_000n)
  for (let index = 0; index <= 500; index += 1) await read(`${index}`, head, 1n)
  await read('500', head, 1n)
  expect(loads()).toBe(501)
  await read('0', head, 1n)
  expect(loads()).toBe(502)
})
