import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

/** For icons that point in or against the reading direction. */
export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

/** As large as the picture of a `ListRow`. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: space(10),
  height: space(10),
  borderRadius: vars.radius.picture,
  color: vars.color.text,
})

export const filled = style({ backgroundColor: vars.color.fillHover })

const rotate = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-grid',
  flexShrink: 0,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${rotate} 800ms linear infinite` } },
})

export const track = style({ opacity: 0.2 })

const { color } = vars

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  flexShrink: 0,
  minHeight: space(5.5),
  paddingInline: space(1.75),
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.font.caption,
  fontWeight: 500,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const tone = styleVariants({
  // Text without a box, because a box in every row would draw too much attention.
  neutral: { borderWidth: 0, paddingInline: 0, color: color.textSecondary },
  accent: { backgroundColor: color.accentSoft, color: color.accentStrong },
  success: { backgroundColor: color.successSoft, color: color.success },
  warning: { backgroundColor: color.warningSoft, color: color.warning },
  error: { backgroundColor: color.errorSoft, color: color.error },
})

export const sheets: Sheets = styleSheets()
