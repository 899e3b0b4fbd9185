import { ConfigurationError, type Sentences } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { EmailOptions } from './options'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof EmailOptions & string)[] = ['upgradeUrl']

const sentences: Sentences = {
  INVALID_UPGRADE_URL: ({ url }) =>
    `email() got the upgrade URL '${url}'. It starts with https://, or with http:// on this machine.`,
}

/** Throws a `ConfigurationError` for a link that is not safe. */
export function checkOptions({ upgradeUrl: url }: EmailOptions): void {
  if (url === undefined || /^https?:$/.test(parseSafeUrl(url)?.protocol ?? '')) return
  throw new ConfigurationError('INVALID_UPGRADE_URL', { url }, sentences)
}

export const optionChecks: {
  readonly knownOptions: typeof knownOptions
  readonly checkOptions: typeof checkOptions
} = { knownOptions, checkOptions }
