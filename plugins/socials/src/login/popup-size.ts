import type { PopupSize } from '@latchkey/kernel/web'

/** Large enough for the pages of every provider. */
export const POPUP: PopupSize = { width: 600, height: 800 }
