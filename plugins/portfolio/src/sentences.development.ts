import type { Sentences } from '@latchkey/kernel'

/** What wrong options of `portfolio()` are told in the development build. */
export const sentences: Sentences = {
  INVALID_BALANCES: ({ value }) =>
    `portfolio({ balances: ${value} }) is not possible. The option balances is true or false.`,
}
