import type { ModalOptions } from './options'

/** The names of all options. Any other name is refused, because it is probably misspelt. */
export const knownOptions: readonly (keyof ModalOptions & string)[] = [
  'themeMode',
  'themeVariables',
  'disableAppend',
  'enableEmbedded',
]

export const isThemeMode = (mode: unknown): boolean => mode === 'light' || mode === 'dark' || mode === 'auto'
