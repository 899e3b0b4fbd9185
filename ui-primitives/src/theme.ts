import { vars } from './theme/theme-contract.css'

export { hostInputs } from './theme/host-inputs'
export { vars } from './theme/theme-contract.css'

/** `auto` follows the user's system. */
export type ThemeMode = 'light' | 'dark' | 'auto'

/** Returns a CSS length in units of the 4 px grid, for `.css.ts` files. `space(5)` is 20 px at the default font size. */
export function space(units: number): string {
  return `calc(${vars.space} * ${units})`
}
