import { parseUrl } from '@latchkey/kernel/web'

/** Maximum accepted difference between the clocks of users and servers, in milliseconds. */
export const CLOCK_SKEW_MS = 30_000

/** So long the messages of a page are valid, unless it says another end. */
export const LIFETIME_MS = 24 * 3_600_000

/** The origin of a message's URI; empty for a text that is no URL. */
export const originOf = (uri: string): string => parseUrl(uri)?.origin ?? ''

/** Whether the scheme before the domain of a message, if there is one, is that of the origin. */
export const isSchemeOf = (origin: string, scheme: string | undefined): boolean =>
  scheme === undefined || parseUrl(origin)?.protocol === `${scheme.toLowerCase()}:`
