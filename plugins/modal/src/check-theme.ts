import { ConfigurationError } from '@latchkey/kernel'
import { isThemeMode } from '#check-options'
import { sentences } from '#sentences'

// One expression over `name=value`, to save bytes on every page. Values become CSS, so they may neither end a
// declaration nor load anything.
const validSetting =
  /^--lk-((accent|background|color-mix|font-family)=(?!.*([uU][rR][lL]|[sS][eE][tT])\()[^;{}\\]+|(font-size|border-radius)-master=[\d.]+[a-zA-Z]+|color-mix-strength=(100|\d?\d(\.\d+)?)|z-index=-?\d+)$/

/**
 * Throws a `ConfigurationError` that names the wrong setting. In production a wrong mode counts as `auto`.
 * @param isMode the check of the development build
 */
export function checkTheme(
  themeMode: unknown = 'auto',
  themeVariables: object = {},
  isMode = isThemeMode,
): void {
  const refuse = (name: string, value: unknown): void => {
    throw new ConfigurationError('INVALID_THEME', { name, value: `${value}` }, sentences)
  }
  if (!isMode(themeMode)) refuse('themeMode', themeMode)
  for (const [name, value] of Object.entries(themeVariables))
    if (!validSetting.test(`${name}=${value}`)) refuse(name, value)
}
