/**
 * Returns the WCAG 2 contrast ratio of two colours, as the browser paints them. A background may have several layers, of
 * which the lowest is first.
 */
export function contrast(front: string, ...backs: readonly string[]): number {
  const back = luminance(...backs)
  const values = [luminance(...backs, front), back]
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
}

/** Returns the WCAG 2 relative luminance of colours that are painted above each other, the lowest first. */
export function luminance(...colors: readonly string[]): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('no canvas')
  for (const color of colors) {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  const linear = (byte: number) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
