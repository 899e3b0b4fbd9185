/** Milliseconds between two emails with a code. */
export const CODE_PAUSE_MS = 30_000
