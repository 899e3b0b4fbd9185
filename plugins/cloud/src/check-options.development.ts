import { ConfigurationError, type DeveloperMessages, isWebUrl, type OptionChecks } from '@latchkey/kernel'
import type { CloudContract } from './contract'
import { type CloudOptions, isRefusedVersion } from './options'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
export const knownOptions: readonly (keyof CloudOptions & string)[] = [
  'projectId',
  'directoryUrl',
  'dataUrl',
  'sdkType',
  'sdkVersion',
]

const messages: DeveloperMessages = {
  INVALID_CLOUD_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of cloud() must be ${expected}.`,
}

function checkOption(isValid: boolean, option: string, expected: string): void {
  if (!isValid) throw new ConfigurationError('INVALID_CLOUD_OPTION', { option, expected }, messages)
}

/** Restricted, because the text is part of every request's query and of services' logs. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.,+-]{1,100}$/.test(value)

/** Throws a `ConfigurationError` that names the first wrong option. */
export function checkOptions({ projectId, directoryUrl, dataUrl, sdkType, sdkVersion }: CloudOptions): void {
  // Builds with an unset variable pass an empty id, which the alert on the page reports.
  checkOption(
    !projectId || isWord(projectId),
    'projectId',
    'the id of your project: letters, digits, dots and hyphens',
  )
  for (const [option, url] of Object.entries({ directoryUrl, dataUrl }))
    checkOption(
      url === undefined || isBase(url),
      option,
      'a URL that starts with https://, or with http:// on localhost, without query and fragment',
    )
  checkOption(sdkType === undefined || isWord(sdkType), 'sdkType', 'a word such as latchkey')
  checkOption(
    sdkVersion === undefined || (isWord(sdkVersion) && !isRefusedVersion(sdkVersion)),
    'sdkVersion',
    'a word such as js-shop-2.0.0; the services answer nothing to one that ends with 1.6.4 or 1.6.5',
  )
}

/** Whether the URL has neither query nor fragment, so that paths can be appended. */
function isBase(url: unknown): boolean {
  return isWebUrl(url) && !/[?#]/.test(String(url))
}

export const optionChecks: OptionChecks<CloudOptions, CloudContract> = {
  knownOptions,
  knownEvents: {},
  checkOptions,
}

/** The message for developers, which is logged together with the alert. */
export const missingProjectIdMessage = (): string | undefined =>
  "cloud() has no project id, so the wallet directory is not asked: cloud({ projectId: '…' }). An empty one is often a variable of the build that is not set."
