import type { Sentences } from './sentence'

/** The production build has error codes without sentences. */
export const sentences: Sentences = {}
