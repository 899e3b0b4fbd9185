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
    let next = 0
    // A frame later: changing sizes inside the observer is told to the page as an error.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(follow)
    })
    sizes.observe(inner)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(next)
    }
  }, [frame, content])
}
