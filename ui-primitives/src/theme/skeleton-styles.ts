import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme'

/** Returns the style of every skeleton. `breathe` is the keyframes name in its style sheet. */
export function skeletonBlock(breathe: string): StyleRule {
  return {
    display: 'block',
    flexShrink: 0,
    backgroundColor: vars.color.fillPressed,
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
