import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../theme'
import { assignPalette, dark, deriveColors, deriveMixedColors, deriveRelativeColors, light } from './palette'
import { durations, EASE, fontSizes, fontStack, layer, radii, spaceUnit } from './scale'
import { paletteVariables as raw, vars } from './theme-contract.css'

const MIXED_COLORS = '(color: color-mix(in oklab, red, red))'
const RELATIVE_COLORS = '(color: oklch(from red l c h))'
const DARK_WANTED = '(prefers-color-scheme: dark)'

/** The variables that do not depend on the mode. */
export const theme = style({
  vars: {
    ...deriveColors(raw),
    [vars.space]: spaceUnit,
    [vars.radius.small]: radii.small,
    [vars.radius.picture]: radii.picture,
    [vars.radius.row]: radii.row,
    [vars.radius.surface]: radii.surface,
    [vars.font.family]: fontStack,
    [vars.font.caption]: fontSizes.caption,
    [vars.font.body]: fontSizes.body,
    [vars.font.label]: fontSizes.label,
    [vars.font.title]: fontSizes.title,
    [vars.font.display]: fontSizes.display,
    [vars.motion.feedback]: durations.feedback,
    [vars.motion.content]: durations.content,
    [vars.motion.surface]: durations.surface,
    [vars.motion.ease]: EASE,
    [vars.layer]: layer,
  },
  '@supports': {
    [MIXED_COLORS]: { vars: deriveMixedColors(raw) },
    [RELATIVE_COLORS]: { vars: deriveRelativeColors(raw) },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [vars.motion.feedback]: '0s',
        [vars.motion.content]: '0s',
        [vars.motion.surface]: '0s',
      },
    },
  },
})

const onPaper = style({ colorScheme: 'light', vars: assignPalette(light, raw) })
const onInk = { colorScheme: 'dark', vars: assignPalette(dark, raw) }

export const mode = {
  light: onPaper,
  dark: style(onInk),
  auto: style([onPaper, { '@media': { [DARK_WANTED]: onInk } }]),
} as const

export const sheets: Sheets = styleSheets()
