/** What of a long list is in sight, in px from its start. */
export interface Sight {
  readonly top: number
  readonly height: number
}

/** A row that is drawn, or the room of rows that are not. Names of rooms differ, and no room changes its place among them. */
export type Part =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly name: string; readonly height: number }

/** px drawn above and below what is in sight, so that scrolling finds them there. */
const MARGIN = 240

/**
 * Which rows of a long list are drawn: those in sight and a margin, and those that are to stay. The rest is room.
 * @param heightOf of each row in px, measured or guessed
 */
export function partsOf(
  count: number,
  heightOf: (index: number) => number,
  sight: Sight,
  stays: (index: number) => boolean,
): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  let room = 0
  const leaveRoom = (name: string): void => {
    if (room > 0) parts.push({ kind: 'gap', name, height: room })
    room = 0
  }
  for (let index = 0; index < count; index += 1) {
    const start = end
    end += heightOf(index)
    const isNear = end > sight.top - MARGIN && start < sight.top + sight.height + MARGIN
    if (isNear || stays(index)) {
      leaveRoom(parts.length === 0 ? 'start' : `before ${index}`)
      parts.push({ kind: 'row', index })
    } else room += end - start
  }
  leaveRoom('end')
  return parts
}
