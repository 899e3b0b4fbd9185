import type { Random } from './random'

/** The four colours of an icon. `ink` contrasts with both colours of the background, `accent` with `ink`. */
export interface Palette {
  readonly from: string
  readonly to: string
  readonly ink: string
  readonly accent: string
}

const colour = (light: number, chroma: number, hue: number): string =>
  `oklch(${light} ${chroma} ${hue % 360})`

/** All hues have the same lightness in OKLCH, so that no icon stands out in a list. */
export function choosePalette(chance: Random): Palette {
  const hue = chance.below(36) * 10
  const near = hue + chance.pick([-40, -25, 25, 40])
  const far = hue + chance.pick([120, 160, 200, 240])
  return chance.pick<Palette>([
    // White on a vivid background, twice as likely as the others.
    {
      from: colour(0.7, 0.15, hue),
      to: colour(0.55, 0.19, near),
      ink: colour(0.985, 0.01, hue),
      accent: colour(0.9, 0.1, far),
    },
    {
      from: colour(0.62, 0.17, hue),
      to: colour(0.48, 0.16, near),
      ink: colour(0.98, 0.015, hue),
      accent: colour(0.86, 0.13, far),
    },
    // Bright on a dark background.
    {
      from: colour(0.33, 0.05, hue),
      to: colour(0.2, 0.04, near),
      ink: colour(0.82, 0.14, hue),
      accent: colour(0.95, 0.04, hue),
    },
    // Deep on a pale background.
    {
      from: colour(0.97, 0.025, hue),
      to: colour(0.9, 0.06, near),
      ink: colour(0.5, 0.18, hue),
      accent: colour(0.65, 0.17, far),
    },
  ])
}
