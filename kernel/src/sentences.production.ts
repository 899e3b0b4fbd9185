import type { Sentences } from './sentence'

/** The production build ships codes only. */
export const sentences: Sentences = {}
