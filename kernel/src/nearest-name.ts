// Imported by modules of the development build, and by what runs outside of pages.

/** At most so many letters differ, are missing, too many or swapped: two, of a short name one. */
const limitFor = ({ length }: string): number => (length < 6 ? 1 : 2)

/** Returns the known name that was probably meant, or `undefined`. Case does not count. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const candidates = known
    .map((one) => ({ one, distance: distanceOf(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ distance }) => distance <= limitFor(name))
  return candidates.sort((a, b) => a.distance - b.distance)[0]?.one
}

/** The optimal string alignment distance (Damerau and Levenshtein). */
function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change, swap))
    }
  }
  return at(a.length, b.length)
}
