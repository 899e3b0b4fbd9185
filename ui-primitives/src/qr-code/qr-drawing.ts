import { encode } from 'uqr'

/** Path data in units of one module, for strokes of width 1 with round ends. */
export interface QrDrawing {
  /** Modules on a side, without the quiet zone. */
  readonly size: number
  /** All modules except the finder patterns, which are in three corners. */
  readonly modules: string
}

/** Modules on a side of a finder pattern with its light separator. */
const FINDER = 8
/** Share of the side that the logo covers. It hides 4 % of the code, and error correction level M restores up to 15 %. */
const LOGO_SHARE = 0.2

/** Modules on a side of the square without modules for the logo. It is odd, like the size of the code, so it is centred. */
export function logoModules(size: number): number {
  return 2 * Math.round((size * LOGO_SHARE - 1) / 2) + 1
}

/**
 * Returns the code as lines along its rows and columns. Strokes with round ends join them to one shape with round corners.
 * The error correction level is M, or higher if the size stays the same. A higher level makes the modules so small that
 * fewer cameras can read a pairing code from a phone (tested with `jsqr` at widths from 270 to 370 px).
 */
export function drawQrCode(text: string, hasLogo: boolean): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: 0 })
  const middle = (size - logoModules(size)) / 2
  const isFree = (at: number): boolean => hasLogo && at >= middle && at < size - middle
  const isFinder = (x: number, y: number): boolean =>
    (x < FINDER && (y < FINDER || y >= size - FINDER)) || (x >= size - FINDER && y < FINDER)
  const isDark = (x: number, y: number): boolean =>
    data[y]?.[x] === true && !isFinder(x, y) && !(isFree(x) && isFree(y))
  const rows = lines(size, isDark).map(({ line, from, length }) => `M${from + 0.5} ${line + 0.5}h${length}`)
  const columns = lines(size, (along, line) => isDark(line, along))
    // A single module is already drawn by its row.
    .filter(({ length }) => length > 0)
    .map(({ line, from, length }) => `M${line + 0.5} ${from + 0.5}v${length}`)
  return { size, modules: [...rows, ...columns].join('') }
}

interface Line {
  readonly line: number
  readonly from: number
  /** Distance from the middle of the first module to that of the last. */
  readonly length: number
}

function lines(size: number, isDark: (along: number, line: number) => boolean): readonly Line[] {
  const found: Line[] = []
  for (let line = 0; line < size; line += 1)
    for (let from = 0; from < size; from += 1) {
      if (!isDark(from, line)) continue
      let to = from
      while (to + 1 < size && isDark(to + 1, line)) to += 1
      found.push({ line, from, length: to - from })
      from = to
    }
  return found
}

/** Returns the path of dots for the placeholder, which is shown until there is a code. */
export function drawDots(size: number): string {
  const free = (size - logoModules(size)) / 2
  const isFree = (at: number): boolean => at >= free - 1 && at < size - free + 1
  const dots: string[] = []
  for (let y = 0; y < size; y += 2)
    for (let x = 0; x < size; x += 2) {
      const corner = (x < FINDER && (y < FINDER || y >= size - FINDER)) || (x >= size - FINDER && y < FINDER)
      if (!corner && !(isFree(x) && isFree(y))) dots.push(`M${x + 0.5} ${y + 0.5}h0`)
    }
  return dots.join('')
}
