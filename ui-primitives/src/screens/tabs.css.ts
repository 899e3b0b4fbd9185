import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'
import { paletteVariables } from '../theme/theme-contract.css'

const { color, motion } = vars

export const list = style({
  display: 'flex',
  // Long labels wrap in narrow windows instead of being cut.
  flexWrap: 'wrap',
  gap: 2,
  padding: 3,
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
})

export const tab = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 'max-content',
  minHeight: space(8.5),
  paddingInline: space(2),
  border: '1px solid transparent',
  borderRadius: `max(0px, calc(${vars.radius.row} - 3px))`,
  color: color.textSecondary,
  fontSize: vars.font.body,
  fontWeight: 500,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.content} ${motion.ease}, color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: paletteVariables.raisedOnFill,
      color: color.text,
      boxShadow: `0 0 0 1px ${color.hairline}, 0 1px 3px #12161f14`,
    },
    '&:not([aria-selected="true"], :disabled):active': { color: color.text },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:not([aria-selected="true"], :disabled):hover': { color: color.text } },
    },
    // In forced-colours mode all tabs have a border, so a border colour alone would be hard to see.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'SelectedItem',
          backgroundColor: 'SelectedItem',
          color: 'SelectedItemText',
        },
      },
    },
    // The target is 48 px high together with the space around the tab.
    '(pointer: coarse)': {
      minHeight: space(10.5),
      '::after': { content: '', position: 'absolute', inset: -4 },
    },
  },
})

export const panel = style({ ':focus-visible': { outlineOffset: 4, borderRadius: vars.radius.row } })

export const sheets: Sheets = styleSheets()
