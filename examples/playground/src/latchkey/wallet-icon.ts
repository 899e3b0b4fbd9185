/** Draws a wallet's picture and returns it as a data URI, the format that EIP-6963 requires. */
export function walletIcon(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="oklch(0.62 0.13 ${hue})"/><circle cx="48" cy="40" r="17" fill="oklch(0.97 0.02 ${hue})"/><path d="M41 50h14l6 27H35z" fill="oklch(0.97 0.02 ${hue})"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
