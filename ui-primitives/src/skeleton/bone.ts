import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme'

/** What every bone shares; `breathe` is the animation of the sheet that it lies in. */
export function bone(breathe: string): StyleRule {
  return {
    display: 'block',
    flexShrink: 0,
    backgroundColor: vars.color.fillPressed,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
    },
  }
}

/** A line is as high as the text it stands for; what is seen is as high as its letters. */
export function line(size: string, lineHeight: number): StyleRule {
  const lettersHigh = `calc(${size} * 0.72)`
  return {
    height: lettersHigh,
    marginBlock: `calc((${size} * ${lineHeight} - ${lettersHigh}) / 2)`,
    borderRadius: 4,
  }
}
