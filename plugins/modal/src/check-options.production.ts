import type { ModalOptions } from './contract'

/** The production build checks neither option names, nor types, nor the mode. An unknown mode is rendered as `auto`. */
export const knownOptions: undefined = undefined
export const isThemeMode = (_mode: unknown): boolean => true
export function checkTypes(_options: ModalOptions): void {}
