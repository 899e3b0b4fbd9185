import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createWalletImages } from './use-wallet-images'

function setUp() {
  const clock = createFakeClock()
  const requestedIds: string[] = []
  const loaded: string[] = []
  const images = createWalletImages(
    {
      image: async (_kind, id) => {
        requestedIds.push(id)
        return id === 'none' ? undefined : `https://pictures.example/${id}.png`
      },
    },
    clock,
  )
  const request = (id: string, isFirst = false) =>
    images.request(id, isFirst, (source) => loaded.push(source))
  const requestMany = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => request(`i${from + index}`))
  return { clock, requestedIds, loaded, images, request, requestMany }
}

test('wallet images: those of the first screen are requested at once, others after a pause', async () => {
  const { clock, requestedIds, loaded, images, request } = setUp()
  request('first', true)
  request('second')
  expect(requestedIds).toEqual(['first'])
  await clock.advance(119)
  expect(requestedIds).toEqual(['first'])
  await clock.advance(1)
  expect(requestedIds).toEqual(['first', 'second'])
  expect(loaded).toEqual(['https://pictures.example/first.png', 'https://pictures.example/second.png'])
  expect(images.known('second')).toBe(loaded[1])
})

test('wallet images: tiles that scroll past request nothing; those that stay do, in batches', async () => {
  const { clock, requestedIds, requestMany } = setUp()
  for (let row = 0; row < 40; row += 1) {
    const leave = requestMany(row * 4, 4)
    await clock.advance(20)
    if (row < 30) for (const remove of leave) remove()
  }
  expect(requestedIds).toEqual([])
  await clock.advance(240)
  expect(requestedIds).toHaveLength(40)
  expect(requestedIds[0]).toBe('i120')
})

test('wallet images: requests are sent in batches', async () => {
  const { clock, requestedIds, requestMany } = setUp()
  requestMany(0, 40)
  await clock.advance(120)
  const batchSize = requestedIds.length
  expect(batchSize).toBeLessThan(12)
  await clock.advance(16)
  expect(requestedIds).toHaveLength(2 * batchSize)
  await clock.advance(200)
  expect(requestedIds).toHaveLength(40)
})

test('wallet images: a removed tile is not given an image that arrives later', async () => {
  const { clock, requestedIds, loaded, request } = setUp()
  const leave = request('gone')
  request('none')
  await clock.advance(120)
  leave()
  expect(requestedIds).toEqual(['gone', 'none'])
  const late = request('late', true)
  late()
  await clock.advance(0)
  expect(loaded).toEqual(['https://pictures.example/gone.png'])
})
