import { ConfigurationError, type DeveloperMessages } from '@latchkey/kernel'
import type { ModalOptions } from './contract'
import { developerMessages as themeMessages } from './developer-messages.development'

/** The names of all options. Any other name is refused, because it is probably misspelt. */
export const knownOptions: readonly (keyof ModalOptions & string)[] = [
  'themeMode',
  'themeVariables',
  'disableAppend',
  'enableEmbedded',
]

export const isThemeMode = (mode: unknown): boolean => mode === 'light' || mode === 'dark' || mode === 'auto'

const messages: DeveloperMessages = {
  ...themeMessages,
  INVALID_MODAL_OPTION: ({ option }) => `The option '${option}' of modal() must be true or false.`,
}

/** Throws a `ConfigurationError` for a wrong type. The values of the theme are checked in every build. */
export function checkTypes(options: ModalOptions): void {
  const { themeVariables }: { readonly themeVariables?: unknown } = options
  if (themeVariables === null || !['object', 'undefined'].includes(typeof themeVariables))
    throw new ConfigurationError(
      'INVALID_THEME',
      { name: 'themeVariables', value: String(themeVariables) },
      messages,
    )
  for (const option of ['disableAppend', 'enableEmbedded'] as const)
    if (!['boolean', 'undefined'].includes(typeof options[option]))
      throw new ConfigurationError('INVALID_MODAL_OPTION', { option }, messages)
}
