import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { pictureSizes } from '../image/picture-sizes'
import { type Sheets, styleSheets } from '../style-sheets'
import { space, vars } from '../theme'

const { color, font } = vars

const breathe = keyframes({ '50%': { opacity: 0.45 } })

const bone = style({
  display: 'block',
  flexShrink: 0,
  backgroundColor: color.fillPressed,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
})

// A line is as high as the text it stands for; what is seen is as high as its letters.
function line(size: string, lineHeight: number) {
  const lettersHigh = `calc(${size} * 0.72)`
  return {
    height: lettersHigh,
    marginBlock: `calc((${size} * ${lineHeight} - ${lettersHigh}) / 2)`,
    borderRadius: 4,
  }
}

export const text = styleVariants({
  caption: [bone, line(font.caption, 1.35)],
  body: [bone, line(font.body, 1.45)],
  label: [bone, line(font.label, 1.35)],
  title: [bone, line(font.title, 1.25)],
  display: [bone, line(font.display, 1.15)],
  rowTitle: [bone, line(font.label, 1.3)],
  rowSecondary: [bone, line(font.body, 1.3)],
})

export const length = styleVariants({
  short: { width: '32%' },
  medium: { width: '52%' },
  long: { width: '76%' },
  full: { width: '100%' },
})

export const picture = styleVariants(pictureSizes, (factor: number, px) => [
  bone,
  { width: Number(px), height: Number(px), borderRadius: `calc(${vars.radius.picture} * ${factor})` },
])

export const circle = style({ borderRadius: '50%' })

/** The same box as a list row. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: space(14),
  // The transparent border is there for forced colours, and counts.
  paddingBlock: `calc(${space(2)} - 1px)`,
  paddingInline: `calc(${space(2)} - 1px) ${space(4)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
})

export const words = style({ display: 'grid', gap: 1, flex: '1 1 auto', minWidth: 0 })

export const sheets: Sheets = styleSheets()
