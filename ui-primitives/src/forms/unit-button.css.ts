import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  flexShrink: 0,
  // A long symbol is cut, so that there is space for the amount.
  maxWidth: '48%',
  minHeight: space(8),
  paddingInline: `${space(2.5)} ${space(2)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.picture,
  backgroundColor: vars.color.fillHover,
  color: vars.color.text,
  fontSize: vars.font.body,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  ':active': { backgroundColor: vars.color.fillPressed },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { backgroundColor: vars.color.fillPressed } } },
    // As high as the field with its border, so that adding the button does not make the field higher.
    '(pointer: coarse)': { minHeight: space(12), marginBlock: -1, marginInlineEnd: space(-2) },
  },
})

export const withPicture = style({ paddingInlineStart: space(1.5) })

/** The look while nothing is chosen yet. */
export const empty = style({
  maxWidth: '72%',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentStrong,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { backgroundColor: vars.color.accentSoft } } } },
})

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

export const sheets: Sheets = styleSheets()
