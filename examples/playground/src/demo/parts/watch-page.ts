import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** Whether the user wants no motion. */
export const usePrefersStillness = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')

/** The theme of the user's system. */
export const useSystemTheme = (): 'light' | 'dark' =>
  useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'

function useMediaQuery(text: string): boolean {
  const query = useMemo(() => matchMedia(text), [text])
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => query.matches,
  )
}

/** Whether a third of the element is in the window, and the window is in front. */
export function useIsShown(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  const isVisible = useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
  )
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: 0.3 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView && isVisible
}
