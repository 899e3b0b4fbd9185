type Rgb = readonly [red: number, green: number, blue: number]

const WITHOUT_ADDRESS =
  'radial-gradient(75.29% 75.29% at 64.96% 24.36%, #fff 0.52%, #f5ccfc 31.25%, #dba4f5 51.56%, #9a8ee8 65.63%, #6493da 82.29%, #6ebdea 100%)'

const TINT_STEP = 0.15
const TINTS = 5

function baseColor(address: string): Rgb {
  const digits = address
    .toLowerCase()
    .replace(/^0x/, '')
    .replace(/[^a-f0-9]/g, '')
    .slice(0, 6)
    .padEnd(6, '0')
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

/** Five tints of one colour taken from the address, from full to palest, as `rgb` channels. */
export function avatarTints(address: string): readonly Rgb[] {
  const [red, green, blue] = baseColor(address)
  return Array.from({ length: TINTS }, (_, index) => {
    const tint = (value: number) => Math.round(value + (255 - value) * TINT_STEP * index)
    return [tint(red), tint(green), tint(blue)]
  })
}

/**
 * The picture of an address that has none: a CSS gradient that is the same wherever the address is shown.
 * `radiusMasterPx` is the border radius master in px; it sets how far the circle reaches.
 */
export function avatarGradient(address: string | undefined, radiusMasterPx: number): string {
  if (address === undefined || address === '') return WITHOUT_ADDRESS
  const [full, first, second, third, palest] = avatarTints(address).map((rgb) => `rgb(${rgb.join(', ')})`)
  const edge = `${100 - 3 * radiusMasterPx}%`
  const stops = `white 0.52%, ${palest} 31.25%, ${second} 51.56%, ${first} 65.63%, ${full} 82.29%, ${third} 100%`
  return `radial-gradient(${edge} ${edge} at 65% 40%, ${stops})`
}
