import { ConfigurationError, type DeveloperMessages, type Logger, type OptionChecks } from '@latchkey/kernel'
import type { ModalContract, ModalOptions } from './contract'

const THEME =
  "themeMode is 'light', 'dark' or 'auto'; --lk-accent, --lk-background, --lk-color-mix and --lk-font-family are CSS values without ; { } \\ and url(); --lk-font-size-master and --lk-border-radius-master are lengths such as '10px'; --lk-color-mix-strength is a number from 0 to 100; --lk-z-index is an integer."

export const messages: DeveloperMessages = {
  INVALID_THEME: ({ name, value }) => `The theme's '${name}' cannot be '${value}': ${THEME}`,
  INVALID_MODAL_OPTION: ({ option }) => `The option '${option}' of modal() must be true or false.`,
}

/** Whether the mode is none. The production build shows an unknown mode as `auto`. */
export const isUnknownMode = (mode: unknown): boolean =>
  mode !== 'light' && mode !== 'dark' && mode !== 'auto'

/** Warns if the dialog of another instance with the same id is on the page. */
export function checkId(id: string, logger: Pick<Logger, 'warn'>): void {
  if (document.querySelector(`[data-latchkey="${CSS.escape(id)}"]`))
    logger.warn(`Another latchkey with the id '${id}' is on this page. Give each its own id.`)
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

export const optionChecks: OptionChecks<ModalOptions, ModalContract> = {
  knownEvents: {},
  knownOptions: ['themeMode', 'themeVariables', 'disableAppend', 'enableEmbedded'],
}
