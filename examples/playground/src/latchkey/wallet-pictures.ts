/** Returns the drawing as a data URI, the form that EIP-6963 requires. `ground`: its colours, from the lit corner to the other. */
function picture(ground: readonly [from: string, to: string], drawing: string): string {
  const [from, to] = ground
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="96" height="96" fill="url(#g)"/>${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A leaflet of the fern on each side of its stem, `size` long, at `y`. */
function leaflets(y: number, size: number): string {
  const leaf = (side: 1 | -1): string =>
    `<path d="M48 ${y}q${side * size * 0.45} ${-size * 0.75} ${side * size} ${-size * 0.62}q${side * -size * 0.2} ${size * 0.72} ${side * -size} ${size * 0.62}z"/>`
  return leaf(1) + leaf(-1)
}

/** The pictures of the simulated wallets: made up, so that no page shows a real trademark. */
export const walletPictures = {
  /** A key. */
  brass: picture(
    ['#f0cd78', '#a8741b'],
    '<g fill="none" stroke="#231a0b" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round"><circle cx="36" cy="36" r="14.500"/><path d="M47 47l26 26M62.500 62.500l8.500-8.500"/></g>',
  ),
  /** A sun that goes down behind the quay's waves. */
  harbour: picture(
    ['#2f6ea6', '#0d2545'],
    '<path d="M26 52a22 22 0 0 1 44 0z" fill="#ffd9a0"/><g fill="none" stroke="#e8f1fb" stroke-width="6" stroke-linecap="round"><path d="M16 62c8-6 13-6 21 0s14 6 22 0 13-6 21 0"/><path d="M27 76c7-5 11-5 18 0s12 5 24 0" opacity=".55"/></g>',
  ),
  /** A frond. */
  fern: picture(
    ['#4aa57c', '#0f3a2a'],
    `<g fill="#e2f6e6">${leaflets(72, 27)}${leaflets(57, 24)}${leaflets(43, 19)}${leaflets(31, 12)}</g><path d="M48 84V20" stroke="#e2f6e6" stroke-width="4.500" stroke-linecap="round"/>`,
  ),
  /** A globe, of which one meridian is lit. */
  meridian: picture(
    ['#7b63c9', '#1f1545'],
    '<g fill="none" stroke="#d9cffa" stroke-width="4.500" stroke-linecap="round"><circle cx="48" cy="48" r="27"/><path d="M48 21c-17 15-17 39 0 54" opacity=".6"/><path d="M21.500 48h53" opacity=".6"/></g><path d="M48 21c17 15 17 39 0 54" fill="none" stroke="#ffc46b" stroke-width="6" stroke-linecap="round"/><circle cx="60.500" cy="48" r="5.500" fill="#ffe3b3"/>',
  ),
} as const
