import { type RefObject, useLayoutEffect } from 'react'

/** Gives the card the height of its content, so that a style sheet can animate each change. The first one is there at once. */
export function useCardHeight(
  card: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current: outer } = card
    const { current: inner } = content
    if (!outer || !inner) return undefined
    // The content does not depend on the card's height, so nothing that is observed changes because of this.
    const sizes = new ResizeObserver(() => outer.style.setProperty('height', `${inner.offsetHeight}px`))
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [card, content])
}
