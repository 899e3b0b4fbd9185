/** Every text of this plugin, in English. `ar.ts` has the same keys. */
export const copy = {
  'error.WRAPPED_ERROR': 'Something went wrong',
} as const satisfies Readonly<Record<string, string>>
