import { ConfigurationError, type DeveloperMessages } from '@latchkey/kernel'
import { didYouMean } from '@latchkey/kernel/internal/developer-messages'

const plugins = ['session', 'portfolio', 'modal', 'connect', 'account', 'transactions']

const messages: DeveloperMessages = {
  UNKNOWN_OPTION: ({ option, known }) =>
    `essentials() has no option '${option}'.${didYouMean(option, known)} Options: ${known}. Each takes the options of that plugin, such as essentials({ modal: { themeMode: 'dark' } }).`,
  INVALID_OPTIONS: ({ option, expected }) => `The option '${option}' of essentials() must be ${expected}.`,
}

/** Throws a `ConfigurationError` for a key that is not a plugin's name, and for a value that is not an object. */
export function checkOptions(options: object): void {
  for (const [option, value] of Object.entries(options)) {
    if (!plugins.includes(option))
      throw new ConfigurationError('UNKNOWN_OPTION', { option, known: plugins.join(', ') }, messages)
    const isObject =
      value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value))
    const expected = option === 'portfolio' ? 'an object with options, or false' : 'an object with options'
    if (!isObject && !(option === 'portfolio' && value === false))
      throw new ConfigurationError('INVALID_OPTIONS', { option, expected }, messages)
  }
}
