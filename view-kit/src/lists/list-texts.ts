import type { TextOf } from '@latchkey/kernel'
import { useTexts } from '@latchkey/kernel/react'

/** English texts of all lists that are loading, stale or failed, and of lists of tokens. */
export const listTexts = {
  'list.offline': 'You are offline. This may be out of date.',
  'list.offline-empty': 'You are offline. It goes on by itself when you are back.',
  'list.stale': 'Could not be updated.',
  'list.retry': 'Try again',
  'list.retry-in': 'Try again in {seconds} s',
  'list.clear-search': 'Clear search',
  'tokens.title': 'Tokens',
  'tokens.loading': 'Loading tokens',
  'tokens.failed': 'The tokens could not be loaded.',
  'tokens.search': 'Search tokens',
  'tokens.nothing-found': 'No token is called “{query}”.',
  'tokens.show-all': 'Show all tokens',
} as const satisfies Readonly<Record<string, string>>

export type ListTextKey = keyof typeof listTexts

/** Returns a function that gives these texts in the user's language. */
export const useListTexts = (): TextOf<ListTextKey> => useTexts(listTexts)
