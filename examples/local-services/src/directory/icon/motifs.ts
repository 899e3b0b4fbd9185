import type { Palette } from './palette'
import type { Random } from './random'

/** The drawing in the middle, in a square of 96: plain geometry, no real trademark. */
export type Motif = (chance: Random, palette: Palette) => string

const round = (value: number): number => Math.round(value * 10) / 10
const point = (radius: number, turn: number): string =>
  `${round(48 + radius * Math.sin(turn * 2 * Math.PI))} ${round(48 - radius * Math.cos(turn * 2 * Math.PI))}`
const around = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(round((index * 360) / count))).join('')
const polygon = (corners: number, radius: number, turn = 0): string =>
  `M${Array.from({ length: corners }, (_, index) => point(radius, index / corners + turn)).join('L')}Z`

const rings: Motif = (chance, { ink, accent }) => {
  const turn = chance.below(360)
  return [30, 21, 12]
    .map(
      (radius, index) =>
        `<circle cx="48" cy="48" r="${radius}" fill="none" stroke="${index === 1 ? accent : ink}" stroke-width="5.5" stroke-linecap="round" stroke-dasharray="${round(radius * (3 + chance.below(3)))} 400" transform="rotate(${turn + index * 110} 48 48)"/>`,
    )
    .join('')
}

const petals: Motif = (chance, { ink, accent }) => {
  const count = 4 + chance.below(5)
  const width = round(46 / count)
  return `${around(count, (degrees) => `<ellipse cx="48" cy="${29}" rx="${width}" ry="17" fill="${ink}" fill-opacity=".85" transform="rotate(${degrees} 48 48)"/>`)}<circle cx="48" cy="48" r="7" fill="${accent}"/>`
}

const gem: Motif = (chance, { ink, accent }) => {
  const crown = 38 + chance.below(8)
  return `<path d="M30 26h36l12 ${crown - 26}-30 ${78 - crown}-30-${78 - crown}z" fill="${ink}"/><path d="M18 ${crown}h60M38 ${crown}l10 ${74 - crown} 10-${74 - crown}-10-18z" fill="${accent}" fill-opacity=".55"/>`
}

const waves: Motif = (chance, { ink, accent }) => {
  const lift = 8 + chance.below(8)
  return [34, 48, 62]
    .map(
      (y, index) =>
        `<path d="M18 ${y}q10-${lift} 20 0t20 0 20 0" fill="none" stroke="${index === 1 ? accent : ink}" stroke-width="6.5" stroke-linecap="round"/>`,
    )
    .join('')
}

const hive: Motif = (chance, { ink, accent }) => {
  const turn = chance.pick([0, 1 / 12])
  return `<path d="${polygon(6, 32, turn)}" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/><path d="${polygon(6, 16, turn)}" fill="${accent}"/>`
}

const star: Motif = (chance, { ink, accent }) => {
  const points = 4 + chance.below(5)
  const inner = 11 + chance.below(7)
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    point(index % 2 === 0 ? 33 : inner, index / (points * 2)),
  )
  return `<path d="M${corners.join('L')}Z" fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><circle cx="48" cy="48" r="5.5" fill="${accent}"/>`
}

const orbit: Motif = (chance, { ink, accent }) => {
  const count = 2 + chance.below(2)
  const turn = chance.below(180)
  return `${around(count, (degrees) => `<ellipse cx="48" cy="48" rx="33" ry="13" fill="none" stroke="${ink}" stroke-width="4.5" transform="rotate(${round(degrees / 2 + turn)} 48 48)"/>`)}<circle cx="48" cy="48" r="8.5" fill="${accent}"/>`
}

const moon: Motif = (chance, { ink, accent }) => {
  const turn = chance.below(12) * 30
  return `<g transform="rotate(${turn} 48 48)"><path d="M58 19a30 30 0 1 0 0 58 25 25 0 0 1 0-58z" fill="${ink}"/><circle cx="63" cy="48" r="7" fill="${accent}"/></g>`
}

const drop: Motif = (chance, { ink, accent }) => {
  const turn = chance.pick([0, 0, 180, 45])
  return `<g transform="rotate(${turn} 48 48)"><path d="M48 16c14 16 22 26 22 38a22 22 0 0 1-44 0c0-12 8-22 22-38z" fill="${ink}"/><path d="M48 42c7 8 10 12 10 17a10 10 0 0 1-20 0c0-5 3-9 10-17z" fill="${accent}"/></g>`
}

const bars: Motif = (chance, { ink, accent }) =>
  [22, 38, 54]
    .map((x, index) => {
      const height = 22 + chance.below(5) * 8
      return `<rect x="${x + 2}" y="${round(48 - height / 2)}" width="12" height="${height}" rx="6" fill="${index === 1 ? accent : ink}"/>`
    })
    .join('')

/** Three rows of three, unchanged by a rotation of 90 degrees. */
const tilings = ['111111111', '101111101', '010111010', '111101111', '011111110'] as const

const tiles: Motif = (chance, { ink, accent }) => {
  const cells = [...chance.pick(tilings)].map((cell, place) => ({ cell, place }))
  return cells
    .filter(({ cell, place }) => cell === '1' || place === 4)
    .map(
      ({ place }) =>
        `<rect x="${20 + (place % 3) * 20}" y="${20 + Math.floor(place / 3) * 20}" width="16" height="16" rx="4.5" fill="${place === 4 ? accent : ink}"/>`,
    )
    .join('')
}

const peaks: Motif = (chance, { ink, accent }) => {
  const left = 30 + chance.below(10)
  return `<circle cx="${chance.pick([30, 66])}" cy="32" r="8" fill="${accent}"/><path d="M14 72 ${left} 40l12 16 14-24 20 40z" fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`
}

const links: Motif = (chance, { ink, accent }) => {
  const turn = chance.pick([-45, 0, 45, 90])
  return `<g transform="rotate(${turn} 48 48)" fill="none" stroke-width="7"><rect x="17" y="34" width="36" height="28" rx="14" stroke="${ink}"/><rect x="43" y="34" width="36" height="28" rx="14" stroke="${accent}"/><path d="M39 62a14 14 0 0 0 14-14" stroke="${ink}"/></g>`
}

const sun: Motif = (chance, { ink, accent }) => {
  const rays = 8 + chance.below(3) * 2
  return `${around(rays, (degrees) => `<rect x="45.5" y="14" width="5" height="13" rx="2.5" fill="${ink}" transform="rotate(${degrees} 48 48)"/>`)}<circle cx="48" cy="48" r="15" fill="${accent}"/>`
}

const fan: Motif = (chance, { ink, accent }) => {
  const turn = chance.below(4) * 90
  const arcs = [14, 26, 38].map(
    (radius, index) =>
      `<path d="M28 ${68 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}" stroke="${index === 1 ? accent : ink}"/>`,
  )
  return `<g transform="rotate(${turn} 48 48)" fill="none" stroke-width="7" stroke-linecap="round">${arcs.join('')}<circle cx="29" cy="67" r="3.5" fill="${ink}" stroke="none"/></g>`
}

const halves: Motif = (chance, { ink, accent }) => {
  const turn = chance.below(8) * 45
  return `<g transform="rotate(${turn} 48 48)"><path d="M46 18a30 30 0 0 0 0 60z" fill="${ink}"/><path d="M52 26h16a10 10 0 0 1 0 20H52zM52 52h16a9 9 0 0 1 0 18H52z" fill="${accent}"/></g>`
}

export const motifs: readonly [Motif, ...Motif[]] = [
  rings,
  petals,
  gem,
  waves,
  hive,
  star,
  orbit,
  moon,
  drop,
  bars,
  tiles,
  peaks,
  links,
  sun,
  fan,
  halves,
]
