import { type RefObject, useEffect, useState } from 'react'
import type { Sight } from './row-window'

/** Before anything has been measured: a tall phone. */
const FIRST_SIGHT: Sight = { top: 0, height: 640 }
/** px; less does not bring a new row into the margin. */
const STEP = 32

/** What of the list its area shows, as it is scrolled and resized. */
export function useSight(area: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): Sight {
  const [sight, setSight] = useState(FIRST_SIGHT)
  useEffect(() => {
    const scroller = area.current
    if (!scroller) return undefined
    const look = (): void => {
      const start = list.current?.getBoundingClientRect().top ?? 0
      const above = scroller.getBoundingClientRect().top - start
      const next = { top: Math.round(above / STEP) * STEP, height: scroller.clientHeight }
      setSight((last) => (last.top === next.top && last.height === next.height ? last : next))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [area, list])
  return sight
}
