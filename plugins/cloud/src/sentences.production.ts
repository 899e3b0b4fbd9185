/** The production build has no sentences for developers. */
export const missingProjectIdSentence: string | undefined = undefined
