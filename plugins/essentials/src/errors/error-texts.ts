/** What `describeError` says where an error has no words for users. */
export const texts = {
  'error.UNKNOWN': 'Something went wrong',
  'recovery.UNKNOWN': 'Check your wallet first, then try again.',
  'error.SITE_MISTAKE': 'Something is wrong with this site',
  'recovery.SITE_MISTAKE': 'Contact this site’s support.',
} as const satisfies Readonly<Record<string, string>>
