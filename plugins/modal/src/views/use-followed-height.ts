import { type RefObject, useLayoutEffect } from 'react'

/** Gives a frame the height of its content, so that style sheets can animate the way there. */
export function useFollowedHeight(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current: outer } = frame
    const { current: inner } = content
    if (!outer || !inner) return undefined
    const follow = (): void => outer.style.setProperty('height', `${inner.offsetHeight}px`)
    follow()
    const sizes = new ResizeObserver(follow)
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [frame, content])
}
