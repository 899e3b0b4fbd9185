import type { RefObject } from 'react'

/** The element that scrolls, around a list. */
export type ScrollingArea = RefObject<HTMLDivElement | null>
