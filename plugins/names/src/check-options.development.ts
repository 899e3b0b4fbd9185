import {
  ConfigurationError,
  type DeveloperMessages,
  type EventNames,
  type OptionChecks,
} from '@latchkey/kernel'
import type { NamesContract, NamesOptions } from './contract'

/** Names of all options. The kernel throws on any other name. */
const knownOptions: readonly (keyof NamesOptions & string)[] = ['zone']

const messages: DeveloperMessages = {
  INVALID_NAMES_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of names() must be ${expected}.`,
}

/** Throws a `ConfigurationError` for a wrong value. */
export function checkOptions({ zone }: NamesOptions): void {
  if (zone === undefined || (typeof zone === 'string' && /^[^\s./]+(\.[^\s./]+)*$/.test(zone))) return
  const expected = "a domain without a leading dot, such as 'reown.id'"
  throw new ConfigurationError('INVALID_NAMES_OPTION', { option: 'zone', expected }, messages)
}

const knownEvents: EventNames<NamesContract> = {
  'names:registered': true,
  'names:failed': true,
}

export const optionChecks: OptionChecks<NamesOptions, NamesContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}
