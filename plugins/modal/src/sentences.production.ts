import type { Sentences } from '@latchkey/kernel'

/** The production build ships codes only. */
export const sentences: Sentences = {}
