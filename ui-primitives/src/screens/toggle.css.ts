import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color, motion } = vars

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5),
  minHeight: space(11),
  paddingInline: `${space(2.5)} ${space(3)}`,
  // Visible in forced-colours mode, which removes backgrounds.
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  color: color.textSecondary,
  fontSize: vars.font.body,
  fontWeight: 500,
  userSelect: 'none',
  transition: `background-color ${motion.feedback} ${motion.ease}, color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:active': { backgroundColor: color.fillPressed },
    // The border shows the state too, so that it does not depend on colour only.
    '&[aria-pressed="true"]': {
      borderColor: color.accentStrong,
      backgroundColor: color.accentSoft,
      color: color.text,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active, [aria-pressed="true"])': { backgroundColor: color.fillHover } },
    },
    '(pointer: coarse)': { minHeight: space(12) },
    // In forced-colours mode all toggles have a border, so a border colour alone would be hard to see.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'SelectedItem',
          backgroundColor: 'SelectedItem',
          color: 'SelectedItemText',
        },
      },
    },
  },
})

export const sheets: Sheets = styleSheets()
