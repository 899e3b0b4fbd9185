function coin(ground: string, mark: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/>${mark}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Own drawings of the tokens that the demo's account holds, by symbol. */
export const tokenPictures: Readonly<Record<string, string>> = {
  ETH: coin(
    '#6274c9',
    '<path fill="#fff" d="M20 8l7.500 12.200L20 24.600l-7.500-4.400zM20 26.600l7.500-4.500L20 32l-7.500-9.900z"/>',
  ),
  USDC: coin(
    '#2f77c9',
    '<path fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" d="M24.500 15.500c-1-1.600-2.600-2.300-4.500-2.300-2.500 0-4.500 1.300-4.500 3.400 0 4.500 9.400 2.300 9.400 6.900 0 2.100-2.100 3.400-4.900 3.400-2.200 0-4-.900-5-2.600M20 10.500v19"/>',
  ),
  DAI: coin(
    '#d99a2b',
    '<path fill="none" stroke="#fff" stroke-width="2.800" d="M14.500 11.500h4.500a8.500 8.500 0 0 1 0 17h-4.500zM11 18h18M11 22h18"/>',
  ),
}
