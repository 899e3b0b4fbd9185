import type { StyleRule } from '@vanilla-extract/css'
import { hostInputs, vars } from '../theme'

/** Sizes, durations, fonts and skeletons of the theme, for style files. */

const FONT_MASTER = `var(${hostInputs.fontSizeMaster}, 10px)`
const RADIUS_MASTER = `var(${hostInputs.borderRadiusMaster}, 4px)`

function multiple(master: string, factor: number): string {
  return `calc(${master} * ${factor})`
}

export const spaceUnit: string = multiple(FONT_MASTER, 0.4)

export const fontSizes = {
  caption: multiple(FONT_MASTER, 1.2),
  body: multiple(FONT_MASTER, 1.4),
  label: multiple(FONT_MASTER, 1.6),
  title: multiple(FONT_MASTER, 2),
  display: multiple(FONT_MASTER, 2.8),
} as const

export const radii = {
  small: multiple(RADIUS_MASTER, 1.5),
  picture: multiple(RADIUS_MASTER, 2.5),
  row: multiple(RADIUS_MASTER, 3),
  surface: multiple(RADIUS_MASTER, 5),
} as const

export const fontStack: string = `var(${hostInputs.fontFamily}, Inter, InterVariable, system-ui, sans-serif)`

export const durations = { feedback: '75ms', content: '125ms', surface: '200ms' } as const

export const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

export const layer: string = `var(${hostInputs.zIndex}, 999)`

/** From width and height in px to the factor for `vars.radius.picture`, which is the radius of a picture of 40 px. */
export const pictureSizes = {
  16: 0.4,
  20: 0.5,
  24: 0.6,
  32: 0.8,
  40: 1,
  48: 1.2,
  56: 1.4,
  64: 1.6,
  72: 1.8,
  80: 2,
} as const

/** Returns the style of every skeleton. `breathe` is the keyframes name in its style sheet. */
export function skeletonBlock(breathe: string): StyleRule {
  return {
    display: 'block',
    flexShrink: 0,
    backgroundColor: vars.color.fillPressed,
    // Forced colours remove the background and make this visible instead.
    outline: '1px solid transparent',
    outlineOffset: -1,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
    },
  }
}

/** Returns the style for a line of text. The visible bar has the height of the letters, and margins fill the line height. */
export function skeletonLine(size: string, lineHeight: number): StyleRule {
  const lettersHigh = `calc(${size} * 0.72)`
  return {
    height: lettersHigh,
    marginBlock: `calc((${size} * ${lineHeight} - ${lettersHigh}) / 2)`,
    borderRadius: 4,
  }
}
