import type { ModalOptions } from './options'

/** What a host may name; a misspelt option is refused. */
export const knownOptions: readonly (keyof ModalOptions & string)[] = [
  'themeMode',
  'themeVariables',
  'disableAppend',
  'enableEmbedded',
]

export const isThemeMode = (mode: unknown): boolean => mode === 'light' || mode === 'dark' || mode === 'auto'
