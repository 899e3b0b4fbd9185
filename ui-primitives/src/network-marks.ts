/** Marks of networks, drawn by us in 40 × 40 and simple enough to be known at 20: a ground and white shapes on it. */

interface Mark {
  readonly ground: string
  /** SVG without ground. */
  readonly shapes: string
}

const white = (path: string): string => `<path fill="#fff" d="${path}"/>`

const lines = (width: number, path: string, colour = '#fff'): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`

const ethereum: Mark = {
  ground: '#5f74d8',
  shapes:
    white('M20 6.5v10.2l-8.4 4z') +
    '<path fill="#fff" opacity=".75" d="M20 6.5l8.4 14.2-8.4-4zM11.6 20.7l8.4-4 8.4 4-8.4 5z"/>' +
    white('M11.6 22.9l8.4 4.9 8.4-4.9L20 34z'),
}
const optimism: Mark = {
  ground: '#f6253c',
  shapes: `<g transform="skewX(-9) translate(3.2)">${lines(3.4, 'M13.4 15.6a3 3 0 0 1 3 3v2.8a3 3 0 0 1-6 0v-2.8a3 3 0 0 1 3-3zM22.4 25v-9.4h3.9a2.9 2.9 0 0 1 0 5.8h-3.9')}</g>`,
}
const polygon: Mark = {
  ground: '#7a45e6',
  shapes: lines(2.8, 'M20 23.4l-5.2 3-5.2-3v-6l5.2-3 10.4 11.2 5.2-3v-6l-5.2-3-5.2 3'),
}
const arbitrum: Mark = {
  ground: '#1f3148',
  shapes:
    lines(2, 'M20 8l10.4 6v12L20 32 9.6 26V14z', '#9fb6cf') +
    lines(2.8, 'M14.8 26.2L19 14.6') +
    lines(2.8, 'M21.4 19l2.9 7.2', '#4bb0f5'),
}
const base: Mark = {
  ground: '#1557f6',
  shapes: white('M20 8.8a11.2 11.2 0 1 1-11 12.9h14.6v-3.4H9a11.2 11.2 0 0 1 11-9.5z'),
}
const avalanche: Mark = {
  ground: '#e5433f',
  shapes:
    white(
      'M18.3 10c.8-1.3 2.6-1.3 3.4 0l2.4 4.3c.6 1 .6 2.3 0 3.3l-6 10.4c-.4.7-1.1 1.1-1.9 1.1h-5.4c-1.5 0-2.4-1.6-1.7-2.9z',
    ) + white('M24.9 21.7c.6-1 2-1 2.6 0l3.2 5.2c.6 1-.1 2.2-1.3 2.2H23c-1.2 0-1.9-1.2-1.3-2.2z'),
}
const bnb: Mark = {
  ground: '#eab308',
  shapes: white(
    'M20 16.4l3.6 3.6-3.6 3.6-3.6-3.6zM11.4 17.2l2.8 2.8-2.8 2.8L8.6 20zM28.6 17.2l2.8 2.8-2.8 2.8-2.8-2.8zM20 8l8.2 8.2-2.8 2.8-5.4-5.4-5.4 5.4-2.8-2.8zM20 32l-8.2-8.2 2.8-2.8 5.4 5.4 5.4-5.4 2.8 2.8z',
  ),
}
const gnosis: Mark = {
  ground: '#0e5c46',
  shapes: lines(
    2.6,
    'M11 13.4a11 11 0 1 0 18 0M11 13.4l9 9.4 9-9.4M13 15.5a5.2 5.2 0 0 0 4.6 7.6M27 15.5a5.2 5.2 0 0 1-4.6 7.6',
  ),
}
const celo: Mark = {
  ground: '#f3ee57',
  shapes: '<path fill="#17181c" d="M29.5 10.5h-19v19h19v-6.7h-3.1a6.9 6.9 0 1 1-.1-5.8h3.2z"/>',
}
const solana: Mark = {
  ground: '#17131f',
  shapes:
    '<path fill="#5fe0b5" d="M14 11.2h16.6l-4 4.2H10z"/><path fill="#7d9df2" d="M10 17.9h16.6l4 4.2H14z"/><path fill="#b67af4" d="M14 24.6h16.6l-4 4.2H10z"/>',
}

/** By CAIP-2 id. */
const marks: ReadonlyMap<string, Mark> = new Map([
  ['eip155:1', ethereum],
  ['eip155:10', optimism],
  ['eip155:137', polygon],
  ['eip155:42161', arbitrum],
  ['eip155:8453', base],
  ['eip155:43114', avalanche],
  ['eip155:56', bnb],
  ['eip155:100', gnosis],
  ['eip155:42220', celo],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', solana],
])

/** Their test networks, by CAIP-2 id. */
const testMarks: ReadonlyMap<string, Mark> = new Map([
  ['eip155:11155111', ethereum],
  ['eip155:17000', ethereum],
  ['eip155:560048', ethereum],
  ['eip155:11155420', optimism],
  ['eip155:80002', polygon],
  ['eip155:421614', arbitrum],
  ['eip155:84532', base],
  ['eip155:43113', avalanche],
  ['eip155:97', bnb],
  ['eip155:10200', gnosis],
  ['eip155:44787', celo],
  ['eip155:11142220', celo],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solana],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', solana],
])

/**
 * The mark of a network as a `data:` URL of a square picture, for an `Image`. A test network has the mark of its network on
 * grey. `undefined` for a network that is not drawn.
 * @param id CAIP-2
 */
export function networkMark(id: string): string | undefined {
  const mark = marks.get(id) ?? testMarks.get(id)
  if (!mark) return undefined
  const ground = marks.has(id) ? mark.ground : '#80858f'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${ground}" d="M0 0h40v40H0z"/>${mark.shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * The mark of a network's own coin, as `networkMark`. Ether has the mark of Ethereum on every network but the test networks.
 * @param id CAIP-2
 */
export const coinMark = (id: string, symbol: string): string | undefined =>
  networkMark(symbol === 'ETH' && !testMarks.has(id) ? 'eip155:1' : id)
