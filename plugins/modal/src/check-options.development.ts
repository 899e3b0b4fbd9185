import type { ModalOptions } from './options'

/** All options of a host. Others are refused, as they are probably misspelt. */
export const knownOptions: readonly (keyof ModalOptions & string)[] = [
  'themeMode',
  'themeVariables',
  'disableAppend',
  'enableEmbedded',
]

export const isThemeMode = (mode: unknown): boolean => mode === 'light' || mode === 'dark' || mode === 'auto'
