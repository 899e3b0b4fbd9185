import { style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color, motion } = vars
const quick = `${motion.feedback} ${motion.ease}`

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  // Visible in forced-colours mode, which removes backgrounds.
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.003em',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  userSelect: 'none',
  transition: `background-color ${quick}, color ${quick}, transform ${quick}`,
  selectors: {
    // Not transparent, because the label has to be readable, for example when it says when the button will be enabled.
    '&:disabled': {
      borderColor: color.hairline,
      backgroundColor: 'transparent',
      color: color.textSecondary,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&:active:not(:disabled, [aria-busy="true"])': { transform: 'scale(0.985)' } },
    },
  },
})

export const fullWidth = style({
  width: '100%',
  // The width is fixed, so text that is longer in another language wraps.
  paddingBlock: space(2),
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
})

export const size = styleVariants({
  small: {
    minHeight: space(8),
    paddingInline: space(3),
    fontSize: vars.font.body,
    borderRadius: vars.radius.picture,
    // On touch screens the target is 48 px high, without a visible change.
    '@media': {
      '(pointer: coarse)': {
        '::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlock: `calc((100% - ${space(12)}) / 2)`,
        },
      },
    },
  },
  medium: {
    minHeight: space(10),
    paddingInline: space(4),
    fontSize: vars.font.body,
    '@media': { '(pointer: coarse)': { minHeight: space(12) } },
  },
  large: { minHeight: space(12), paddingInline: space(5), fontSize: vars.font.label },
})

const live = ':not(:disabled, [aria-busy="true"])'

function looks(rest: Record<string, string>, hover: string, pressed: string) {
  return {
    ...rest,
    selectors: {
      [`&:active${live}`]: { backgroundColor: pressed },
    },
    '@media': {
      '(hover: hover)': { selectors: { [`&:hover:not(:active)${live}`]: { backgroundColor: hover } } },
    },
  }
}

export const variant = styleVariants({
  primary: looks(
    { backgroundColor: color.accent, color: color.onAccent },
    color.accentHover,
    color.accentHover,
  ),
  secondary: looks({ backgroundColor: color.fill, color: color.text }, color.fillHover, color.fillPressed),
  quiet: looks(
    { backgroundColor: 'transparent', color: color.textSecondary, fontWeight: '500' },
    color.fill,
    color.fillHover,
  ),
})

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: space(2), minWidth: 0 })

/** While loading the label is invisible but still in the layout, so that the width stays and screen readers read it. */
export const labelWhileLoading = style({ opacity: 0 })

export const spinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })

export const sheets: Sheets = styleSheets()
