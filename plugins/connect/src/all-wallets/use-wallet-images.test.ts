import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createWalletImages } from './use-wallet-images'

function createWorld() {
  const clock = createFakeClock()
  const asked: string[] = []
  const loaded: string[] = []
  const images = createWalletImages(
    {
      image: async (_kind, id) => {
        asked.push(id)
        return id === 'none' ? undefined : `https://pictures.example/${id}.png`
      },
    },
    clock,
  )
  const want = (id: string, isFirst = false) => images.request(id, isFirst, (source) => loaded.push(source))
  const wantMany = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => want(`i${from + index}`))
  return { clock, asked, loaded, images, want, wantMany }
}

test('wallet images: those of the first screen are requested at once, others after a pause', async () => {
  const { clock, asked, loaded, images, want } = createWorld()
  want('first', true)
  want('second')
  expect(asked).toEqual(['first'])
  await clock.advance(119)
  expect(asked).toEqual(['first'])
  await clock.advance(1)
  expect(asked).toEqual(['first', 'second'])
  expect(loaded).toEqual(['https://pictures.example/first.png', 'https://pictures.example/second.png'])
  expect(images.known('second')).toBe(loaded[1])
})

test('wallet images: tiles that scroll past request nothing; those at the end do, batch by batch', async () => {
  const { clock, asked, wantMany } = createWorld()
  for (let row = 0; row < 40; row += 1) {
    const leave = wantMany(row * 4, 4)
    await clock.advance(20)
    if (row < 30) for (const remove of leave) remove()
  }
  expect(asked).toEqual([])
  await clock.advance(240)
  expect(asked).toHaveLength(40)
  expect(asked[0]).toBe('i120')
})

test('wallet images: requests are sent in batches', async () => {
  const { clock, asked, wantMany } = createWorld()
  wantMany(0, 40)
  await clock.advance(120)
  const portion = asked.length
  expect(portion).toBeLessThan(12)
  await clock.advance(16)
  expect(asked).toHaveLength(2 * portion)
  await clock.advance(200)
  expect(asked).toHaveLength(40)
})

test('wallet images: removed tiles and tiles without an image get none', async () => {
  const { clock, asked, loaded, want } = createWorld()
  const leave = want('gone')
  want('none')
  await clock.advance(120)
  leave()
  expect(asked).toEqual(['gone', 'none'])
  const late = want('late', true)
  late()
  await clock.advance(0)
  expect(loaded).toEqual(['https://pictures.example/gone.png'])
})
