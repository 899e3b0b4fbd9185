import type { TextVariant } from '@latchkey/ui-primitives'

/** How many figures and signs of each size fit beside each other in 320 px, except the largest, which leaves more air. */
const SIZES = [
  [12, 'display'],
  [25, 'title'],
  [31, 'label'],
  [36, 'body'],
] as const satisfies readonly (readonly [number, TextVariant])[]

/**
 * The size in which a number with all its digits stands in one line of a dialog, so that it never breaks between two of them.
 * Only one of more than 42 characters does.
 */
export function amountSize(number: string): TextVariant {
  return SIZES.find(([most]) => number.length <= most)?.[1] ?? 'caption'
}
