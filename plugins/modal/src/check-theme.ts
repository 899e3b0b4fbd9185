import { ConfigurationError } from '@latchkey/kernel'
import { isThemeMode } from '@latchkey/modal/internal/check-options'
import { developerMessages } from '@latchkey/modal/internal/developer-messages'

// One expression for `name=value`, because that is smaller than one check for each variable. The values become CSS, so
// they must not end a declaration or load a resource.
const validSetting =
  /^--lk-((accent|background|color-mix|font-family)=(?!.*([uU][rR][lL]|[sS][eE][tT])\()[^;{}\\]+|(font-size|border-radius)-master=[\d.]+[a-zA-Z]+|color-mix-strength=(100|\d?\d(\.\d+)?)|z-index=-?\d+)$/

/**
 * Throws a `ConfigurationError` `INVALID_THEME` that names the invalid setting. The production build accepts any mode.
 * @param isMode checks the mode; by default the check of the current build
 */
export function checkTheme(
  themeMode: unknown = 'auto',
  themeVariables: object = {},
  isMode = isThemeMode,
): void {
  const refuse = (name: string, value: unknown): void => {
    throw new ConfigurationError('INVALID_THEME', { name, value: `${value}` }, developerMessages)
  }
  if (!isMode(themeMode)) refuse('themeMode', themeMode)
  for (const [name, value] of Object.entries(themeVariables))
    if (!validSetting.test(`${name}=${value}`)) refuse(name, value)
}
