import type { Sentences } from './describe-error'

/** The production build has error codes without sentences. */
export const sentences: Sentences = {}
