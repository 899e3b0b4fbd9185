import { motifs } from './motifs'
import { choosePalette } from './palette'
import { createRandom } from './random'

/** Draws a picture that depends only on the id. No real wallet's logo is copied. */
export function drawIcon(id: string): string {
  const chance = createRandom(id)
  const palette = choosePalette(chance)
  const motif = chance.pick(motifs)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette.from}"/><stop offset="1" stop-color="${palette.to}"/></linearGradient></defs><rect width="96" height="96" fill="url(#g)"/>${motif(chance, palette)}</svg>`
}
