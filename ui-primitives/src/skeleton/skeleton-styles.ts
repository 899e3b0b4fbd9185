import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme'

/** The style of every skeleton; `breathe` is the keyframes name of its style sheet. */
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

/** A line of text: the box has its height, the visible bar the height of its letters. */
export function skeletonLine(size: string, lineHeight: number): StyleRule {
  const lettersHigh = `calc(${size} * 0.72)`
  return {
    height: lettersHigh,
    marginBlock: `calc((${size} * ${lineHeight} - ${lettersHigh}) / 2)`,
    borderRadius: 4,
  }
}
