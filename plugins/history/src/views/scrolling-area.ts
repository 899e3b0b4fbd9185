import type { RefObject } from 'react'

/** The scroll container of a list. */
export type ScrollingArea = RefObject<HTMLDivElement | null>
