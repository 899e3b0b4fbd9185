import { type RefObject, useEffect, useState } from 'react'

/** The visible part of a long list, in px from the list's start. */
export interface Viewport {
  readonly top: number
  readonly height: number
}

/** A rendered row, or a gap instead of rows that are not rendered. Gaps have different names and keep their order. */
export type RowOrGap =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly name: string; readonly height: number }

/** Rows within this distance from the viewport are rendered too, in px. */
const MARGIN_PX = 240
/** Used until the first measurement. It is the height of a tall phone. */
const INITIAL_VIEWPORT: Viewport = { top: 0, height: 640 }
/** The scroll position is rounded to this many px, so that smaller steps do not render. */
const SCROLL_STEP_PX = 32

/**
 * Returns which rows of a long list are rendered: those in the viewport and its margin, and those for which `isKept` is
 * true. Gaps replace the other rows.
 * @param heightOf returns the measured or estimated height of a row in px
 */
export function windowRows(
  count: number,
  heightOf: (index: number) => number,
  viewport: Viewport,
  isKept: (index: number) => boolean,
): readonly RowOrGap[] {
  const parts: RowOrGap[] = []
  let end = 0
  let gap = 0
  const pushGap = (name: string): void => {
    if (gap > 0) parts.push({ kind: 'gap', name, height: gap })
    gap = 0
  }
  for (let index = 0; index < count; index += 1) {
    const start = end
    end += heightOf(index)
    const isNear = end > viewport.top - MARGIN_PX && start < viewport.top + viewport.height + MARGIN_PX
    if (isNear || isKept(index)) {
      pushGap(parts.length === 0 ? 'start' : `before ${index}`)
      parts.push({ kind: 'row', index })
    } else gap += end - start
  }
  pushGap('end')
  return parts
}

/** Returns the part of the list that its scroll area shows. Renders again on scrolling and resizing. */
export function useViewport(
  area: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): Viewport {
  const [viewport, setViewport] = useState(INITIAL_VIEWPORT)
  useEffect(() => {
    const scroller = area.current
    if (!scroller) return undefined
    // In a low dialog it is not the area that scrolls, but the one around the view.
    const clips = areasAround(scroller)
    const measure = (): void => {
      const start = list.current?.getBoundingClientRect().top ?? 0
      const boxes = clips.map((clip) => clip.getBoundingClientRect())
      const top = Math.max(...boxes.map((box) => box.top))
      const height = Math.max(0, Math.min(...boxes.map((box) => box.bottom)) - top)
      const next = { top: Math.round((top - start) / SCROLL_STEP_PX) * SCROLL_STEP_PX, height }
      setViewport((last) => (last.top === next.top && last.height === next.height ? last : next))
    }
    const sizes = new ResizeObserver(measure)
    for (const clip of clips) {
      sizes.observe(clip)
      clip.addEventListener('scroll', measure, { passive: true })
    }
    return () => {
      sizes.disconnect()
      for (const clip of clips) clip.removeEventListener('scroll', measure)
    }
  }, [area, list])
  return viewport
}

/** The scroll area and those around it. */
function areasAround(area: HTMLElement): readonly HTMLElement[] {
  const outer = area.parentElement?.closest<HTMLElement>('[part~="scroll-area"]')
  return outer ? [area, ...areasAround(outer)] : [area]
}

const CONTROL = 'button:not(:disabled), a[href]'

/** Returns the key of the list item that contains the target. */
export function itemKeyOf(target: EventTarget): string | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  return item?.dataset['key']
}

/** Returns the focusable control of an item, or `undefined` if the item is not rendered. */
export function findControl(list: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(key)}"]`)?.querySelector(CONTROL)
}
