import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, styleSheets, vars } from '../theme'
import { pictureSizes, skeletonBlock, skeletonLine } from '../theme/scale'

const { font } = vars
const breathe = keyframes({ '50%': { opacity: 0.45 } })
const base = style(skeletonBlock(breathe))

export const text = styleVariants({
  caption: [base, skeletonLine(font.caption, 1.35)],
  body: [base, skeletonLine(font.body, 1.45)],
  label: [base, skeletonLine(font.label, 1.35)],
  title: [base, skeletonLine(font.title, 1.25)],
  display: [base, skeletonLine(font.display, 1.15)],
})

export const length = styleVariants({
  short: { width: '32%' },
  medium: { width: '52%' },
  long: { width: '76%' },
  full: { width: '100%' },
})

export const picture = styleVariants(pictureSizes, (factor: number, px) => [
  base,
  { width: Number(px), height: Number(px), borderRadius: `calc(${vars.radius.picture} * ${factor})` },
])

/** A square with the radius of a picture of 80 px. */
export const square = style([
  base,
  { width: '100%', aspectRatio: '1', borderRadius: `calc(${vars.radius.picture} * 2)` },
])

export const circle = style({ borderRadius: '50%' })

export const sheets: Sheets = styleSheets()
