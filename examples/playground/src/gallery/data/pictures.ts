/** Returns the picture as a data URI, the format in which wallets announce theirs. */
function picture(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function onGround(ground: string, mark: string): string {
  return picture(`<rect width="40" height="40" fill="${ground}"/>${mark}`)
}

/** Made-up pictures, so that the gallery shows no real trademark. */
export const walletPictures = {
  brass: onGround(
    '#c79a3b',
    '<path fill="#fff8e6" d="M20 9a6.6 6.6 0 0 0-3.5 12.2L14.6 30h10.8l-1.9-8.800A6.6 6.6 0 0 0 20 9z"/>',
  ),
  harbour: onGround(
    '#1d4f91',
    '<path fill="none" stroke="#e9f1fc" stroke-width="3" stroke-linecap="round" d="M8 17c4-4 8-4 12 0s8 4 12 0M8 25c4-4 8-4 12 0s8 4 12 0"/>',
  ),
  fern: onGround(
    '#2f7d5b',
    '<path fill="#e7f6ee" d="M20 8c7 5 9 14 0 24-9-10-7-19 0-24z"/><path stroke="#2f7d5b" stroke-width="1.8" d="M20 15v20"/>',
  ),
  lumen: onGround(
    '#f3efe6',
    '<circle cx="20" cy="20" r="6.5" fill="#e2603f"/><path stroke="#e2603f" stroke-width="2.6" stroke-linecap="round" d="M20 7v3M20 30v3M7 20h3M30 20h3M10.8 10.800l2.1 2.100M27.1 27.100l2.1 2.100M29.2 10.800l-2.1 2.100M12.9 27.100l-2.1 2.1"/>',
  ),
  quartz: onGround(
    '#6f56c5',
    '<path fill="#f0ecff" d="M20 8l9 8-9 16-9-16z"/><path fill="#c9bcf5" d="M20 8l9 8H11zM20 32l-4-16h8z"/>',
  ),
  orbit: onGround(
    '#17191f',
    '<circle cx="20" cy="20" r="5" fill="#fff"/><ellipse cx="20" cy="20" rx="13" ry="5.5" fill="none" stroke="#8fa2c9" stroke-width="2" transform="rotate(-28 20 20)"/>',
  ),
  pepper: onGround('#d8403c', '<path fill="#fff" d="M12 12h16v5H18v3h8v5h-8v5h-6z"/>'),
  slate: onGround('#ffffff', '<path fill="#2b3242" d="M10 12h20v4H10zM10 19h14v4H10zM10 26h20v3H10z"/>'),
} as const

export const networkPictures = {
  ethereum: onGround(
    '#6274c9',
    '<path fill="#fff" d="M20 8l7.5 12.200L20 24.600l-7.5-4.400zM20 26.600l7.5-4.500L20 32l-7.5-9.900z"/>',
  ),
  base: onGround(
    '#2151f5',
    '<path fill="#fff" d="M20 30a10 10 0 1 0-9.9-11.400h13v2.800h-13A10 10 0 0 0 20 30z"/>',
  ),
  optimism: onGround(
    '#ea3431',
    '<circle cx="15" cy="20" r="5" fill="none" stroke="#fff" stroke-width="3.4"/><path fill="none" stroke="#fff" stroke-width="3.4" d="M24.5 27l2.2-13.700h3a4 4 0 0 1 0 8h-4"/>',
  ),
  polygon: onGround(
    '#7b45e0',
    '<path fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" d="M14 15l6-3.5 6 3.500v7l-6 3.5-6-3.500z"/>',
  ),
  solana: onGround(
    '#1d1830',
    '<path fill="#7fe3c4" d="M14 12h16l-4 4H10z"/><path fill="#8f9df0" d="M10 18h16l4 4H14z"/><path fill="#b77bf2" d="M14 24h16l-4 4H10z"/>',
  ),
} as const

/** Made-up pictures of tokens and NFTs. */
export const tokenPictures = {
  ether: networkPictures.ethereum,
  dollar: onGround(
    '#2f77c9',
    '<path fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" d="M24.500 15.500c-1-1.600-2.600-2.300-4.500-2.300-2.500 0-4.500 1.300-4.500 3.400 0 4.500 9.400 2.300 9.400 6.900 0 2.100-2.100 3.400-4.900 3.400-2.200 0-4-.900-5-2.600M20 10.500v19"/>',
  ),
  leaf: onGround('#2f7d5b', '<path fill="#dff3e6" d="M12 28c0-10 6-16 17-16 0 11-6 17-17 16z"/>'),
} as const

export const pieces: readonly string[] = [
  onGround(
    '#f2d9c4',
    '<circle cx="20" cy="22" r="11" fill="#b6533a"/><circle cx="20" cy="20" r="4" fill="#fff3e0"/>',
  ),
  onGround('#22344f', '<path fill="#f0c86a" d="M8 28l8-14 6 9 4-6 6 11z"/>'),
  onGround(
    '#e8e3f4',
    '<path fill="none" stroke="#6f56c5" stroke-width="3" d="M8 20c4-8 8-8 12 0s8 8 12 0"/>',
  ),
]
