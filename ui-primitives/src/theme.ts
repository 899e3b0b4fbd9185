import { vars } from './theme/theme-contract.css'

export { hostInputs } from './theme/host-inputs'
export { vars } from './theme/theme-contract.css'

/** Fixed, or `auto`: the user's system decides. */
export type ThemeMode = 'light' | 'dark' | 'auto'

/** A multiple of the 4 px grid, for `.css.ts` files: `space(5)` is 20 px at the default scale. */
export function space(units: number): string {
  return `calc(${vars.space} * ${units})`
}
