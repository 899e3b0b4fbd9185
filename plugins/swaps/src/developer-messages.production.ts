import type { DeveloperMessages } from '@latchkey/kernel'

/** The production build has error codes without messages. */
export const developerMessages: DeveloperMessages = {}
