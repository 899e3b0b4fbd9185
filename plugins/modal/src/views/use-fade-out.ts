import { type RefObject, useLayoutEffect } from 'react'
import { REDUCED_MOTION_QUERY } from './sheet-query'

/**
 * Once React has taken the element out, puts it back over what stands in its place and lets it fade by the given
 * class. It is the element itself, not a copy: nothing is drawn or fetched anew, and nothing in it works any more.
 */
export function useFadeOut(element: RefObject<HTMLElement | null>, className: string): void {
  useLayoutEffect(() => {
    const { current } = element
    const parent = current?.parentElement
    if (!current || !parent) return undefined
    return () => {
      if (document.hidden || window.matchMedia(REDUCED_MOTION_QUERY).matches) return
      const height = current.offsetHeight
      const { opacity } = getComputedStyle(current)
      const scrolled = [...current.querySelectorAll('[part~="scroll-area"]')].map(
        (one) => [one, one.scrollTop] as const,
      )
      // React takes it out of the page right after this.
      queueMicrotask(() => {
        if (current.isConnected || !parent.isConnected) return
        current.className = className
        current.inert = true
        current.setAttribute('aria-hidden', 'true')
        current.removeAttribute('part')
        current.style.setProperty('height', `${height}px`)
        current.style.setProperty('opacity', opacity)
        parent.append(current)
        for (const [one, top] of scrolled) one.scrollTop = top
        const fades = current.getAnimations().map(({ finished }) => finished)
        void Promise.allSettled(fades).then(() => current.remove())
      })
    }
  }, [element, className])
}
