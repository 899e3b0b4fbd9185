import type { Sentences } from '@latchkey/kernel'

/** The production build has error codes without sentences. */
export const sentences: Sentences = {}
