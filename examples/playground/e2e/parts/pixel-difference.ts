import type { Page } from '@playwright/test'

/** The largest difference of a channel (0 to 255) between two pictures; infinite if their sizes differ. */
export async function farthestPixel(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  await page.goto('about:blank')
  const urls = [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`)
  return page.evaluate(async (pictures) => {
    const pixelsOf = async (src: string): Promise<ImageData> => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      const { width, height } = image
      const canvas = new OffscreenCanvas(width, height).getContext('2d')
      if (!canvas) throw new Error('Nothing to draw on.')
      canvas.drawImage(image, 0, 0)
      return canvas.getImageData(0, 0, width, height)
    }
    const [first, second] = await Promise.all(pictures.map(pixelsOf))
    if (!first || !second || first.width !== second.width || first.height !== second.height)
      return Number.POSITIVE_INFINITY
    return first.data.reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (second.data[index] ?? 0))),
      0,
    )
  }, urls)
}
