/** The production build has no messages for developers. */
export const missingProjectIdMessage: string | undefined = undefined
