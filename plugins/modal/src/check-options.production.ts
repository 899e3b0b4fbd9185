/** Names and the mode are compared in the development build; a mode that does not exist is drawn as `auto`. */
export const knownOptions: undefined = undefined
export const isThemeMode = (_mode: unknown): boolean => true
