import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'
import { paletteVariables } from '../theme/theme-contract.css'

const { color, motion } = vars
const { raised } = paletteVariables

const enter = keyframes({ from: { opacity: 0, transform: 'scale(0.85)' } })

export const banner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  maxWidth: '100%',
  minHeight: space(10),
  paddingBlock: space(2),
  paddingInline: `${space(3)} ${space(4)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  // Above the surface, because a fill is transparent in browsers without `color-mix()`.
  background: `linear-gradient(${raised}, ${raised}) ${color.surface}`,
  boxShadow: vars.shadow,
  color: color.text,
  fontSize: vars.font.body,
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  animation: `${enter} ${motion.content} ${motion.ease}`,
})

const icon = style({ display: 'grid', flexShrink: 0 })

export const iconOf = styleVariants({
  success: [icon, { color: color.success }],
  loading: [icon, { color: color.accentStrong }],
  error: [icon, { color: color.error }],
  info: [icon, { color: color.textSecondary }],
  warning: [icon, { color: color.warning }],
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: space(11),
  paddingBlock: space(1),
  paddingInline: `${space(3)} ${space(1)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  color: color.text,
  fontSize: vars.font.body,
  fontWeight: 500,
  lineHeight: 1.35,
})

export const variant = styleVariants({
  info: { backgroundColor: color.fill },
  success: { backgroundColor: color.successSoft },
  warning: { backgroundColor: color.warningSoft },
  error: { backgroundColor: color.errorSoft },
})

export const message = style({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: space(1.5),
  overflowWrap: 'anywhere',
})

export const caution = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(2),
  margin: 0,
  // Forced colours make this border visible. The padding is 1 px smaller because of it.
  padding: `calc(${space(3)} - 1px)`,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.warningSoft,
  color: color.text,
  fontSize: vars.font.body,
  lineHeight: 1.45,
})

/** At the height of the first line. */
export const cautionIcon = style([icon, { placeItems: 'center', height: '1.45em', color: color.warning }])

/** With a button at the end of the line. On the tinted ground a button in the fill of others would look disabled. */
export const asked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: space(2) })
globalStyle(`${asked} button`, { backgroundColor: color.surface })
/** Rather than breaking words, it leaves the button a line of its own. */
globalStyle(`${asked} > :first-child`, { flex: `1 1 ${space(22)}` })

export const sheets: Sheets = styleSheets()
