import type { BrowserContextOptions } from '@playwright/test'

/** A way to look at every state. */
export interface GalleryLook {
  readonly name: string
  /** What the gallery is asked for. */
  readonly query: Readonly<Record<string, string>>
  readonly context: BrowserContextOptions
}

const desktop = { viewport: { width: 440, height: 680 } }
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

export const galleryLooks: readonly GalleryLook[] = [
  { name: 'light', query: {}, context: desktop },
  { name: 'dark', query: { theme: 'dark' }, context: desktop },
  { name: 'phone', query: {}, context: phone },
  { name: 'phone-dark', query: { theme: 'dark' }, context: phone },
  { name: 'phone-right-to-left', query: { locale: 'ar' }, context: phone },
  { name: 'right-to-left', query: { locale: 'ar' }, context: desktop },
  { name: 'long', query: { locale: 'pseudo' }, context: phone },
]
