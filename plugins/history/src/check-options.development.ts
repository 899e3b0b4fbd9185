import {
  ConfigurationError,
  type DeveloperMessages,
  type EventNames,
  isWebUrl,
  type OptionChecks,
} from '@latchkey/kernel'
import type { HistoryContract, HistoryOptions } from './contract'

/** Names of all options. The kernel throws on any other name. */
const knownOptions: readonly (keyof HistoryOptions & string)[] = ['pictureOrigins']

const messages: DeveloperMessages = {
  INVALID_HISTORY_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of history() must be ${expected}.`,
}

const isOrigin = (given: unknown): boolean =>
  typeof given === 'string' && isWebUrl(given) && new URL(given).origin === given && !given.includes('*')

/** Throws a `ConfigurationError` for a wrong value. */
export function checkOptions({ pictureOrigins: origins }: HistoryOptions): void {
  if (origins === undefined || (Array.isArray(origins) && origins.every(isOrigin))) return
  const expected = "an array of origins, each without a path: ['https://cdn.example']; [] for none"
  throw new ConfigurationError('INVALID_HISTORY_OPTION', { option: 'pictureOrigins', expected }, messages)
}

const knownEvents: EventNames<HistoryContract> = {
  'history:failed': true,
  'history:load-more': true,
}

export const optionChecks: OptionChecks<HistoryOptions, HistoryContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}
