/** The hue of a network without a picture, in degrees: the same on every visit, others for its neighbours. */
export function networkTint(id: string): string {
  let sum = 7
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360
  return String(sum)
}
