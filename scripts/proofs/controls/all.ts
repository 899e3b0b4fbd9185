import type { Control } from '../control'

/** Every negative control that is anchored by a marker. */
export const controls: readonly Control[] = []
