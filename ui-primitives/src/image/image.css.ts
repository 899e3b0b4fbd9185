import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { vars } from '../theme'
import { pictureSizes } from './picture-sizes'

const px = createVar()
const side = `calc(${px} * 1px)`

export const image = style({
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  flexShrink: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.fillHover,
  color: vars.color.textSecondary,
  fontSize: `calc(${px} * 0.42px)`,
  // In proportion: the radius of a picture, 10 px, at 40.
  borderRadius: `calc(${vars.radius.picture} * ${px} / 40)`,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  // Over the picture, so that a white one has an edge on a white surface. Nothing here is positioned: a search field
  // that stays while its rows go by is painted over them.
  outline: `1px solid color-mix(in oklab, ${vars.color.text} 9%, transparent)`,
  outlineOffset: -1,
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

/** A fixed size. */
export const size = styleVariants(pictureSizes, (_, size) => ({ vars: { [px]: `${size}` } }))

export const circle = style({ borderRadius: '50%' })

export const sheets: Sheets = styleSheets()
