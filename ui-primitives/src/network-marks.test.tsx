import { expect, test } from 'vitest'
import { networkMark } from './network-marks'
import { safeImageSource } from './safe-url'

/** The networks that the product names, and two of their test networks. */
const ids = [
  ...[1, 10, 137, 42_161, 8453, 43_114, 56, 100, 42_220, 11_155_111, 84_532].map((id) => `eip155:${id}`),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
]

test.each(ids)('network mark: %s has a picture that browsers draw', async (id) => {
  const src = networkMark(id)
  expect(safeImageSource(src)).toBe(src)
  const image = new Image()
  image.src = src ?? ''
  await image.decode()
  expect(image.complete && image.naturalWidth > 0).toBe(true)
})

test('network mark: no network has that of another, and one that is not drawn has none', () => {
  const pictures = ids.slice(0, 12).map(networkMark)
  expect(new Set(pictures).size).toBe(12)
  expect(networkMark('eip155:250')).toBeUndefined()
})
