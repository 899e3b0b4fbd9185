import type { DeveloperMessages } from './developer-message'

/** The production build has error codes without messages. */
export const developerMessages: DeveloperMessages = {}
