import type { ThemeVariables } from '../../contract'
import type { Portal } from './create-portal'

/** Sets the host's theme variables on the dialog's element and on the embedded one, and removes those of before. */
export function applyTheme({ element, embedded }: Portal, themeVariables: ThemeVariables): void {
  for (const { style } of [element, embedded]) {
    for (const name of Array.from(style)) if (name.startsWith('--lk-')) style.removeProperty(name)
    for (const [name, value] of Object.entries(themeVariables)) style.setProperty(name, `${value}`)
  }
}
