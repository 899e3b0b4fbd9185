import { ConfigurationError, type DeveloperMessages, type OptionChecks } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { EmailContract, EmailOptions } from './contract'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof EmailOptions & string)[] = ['upgradeUrl']

const messages: DeveloperMessages = {
  INVALID_UPGRADE_URL: ({ url }) =>
    `email() got the upgrade URL '${url}'. It must start with https://, or with http:// on localhost.`,
}

/** Throws a `ConfigurationError` for a link that is not safe. */
export function checkOptions({ upgradeUrl: url }: EmailOptions): void {
  if (url === undefined || /^https?:$/.test(parseSafeUrl(url)?.protocol ?? '')) return
  throw new ConfigurationError('INVALID_UPGRADE_URL', { url }, messages)
}

export const optionChecks: OptionChecks<EmailOptions, EmailContract> = {
  knownOptions,
  knownEvents: {},
  checkOptions,
}
