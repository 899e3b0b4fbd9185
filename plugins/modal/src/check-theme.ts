import { ConfigurationError } from '@latchkey/kernel'
import { sentences } from '#sentences'

// One expression over `name=value`, since it is in every page's first bytes. Values become CSS of the portal: they may
// neither end a declaration nor fetch.
const validSetting =
  /^(themeMode=(light|dark|auto)|--lk-((accent|background|color-mix|font-family)=(?!.*([uU][rR][lL]|[sS][eE][tT])\()[^;{}\\]+|(font-size|border-radius)-master=[\d.]+[a-zA-Z]+|color-mix-strength=(100|\d?\d(\.\d+)?)|z-index=-?\d+))$/

/**
 * Throws a `ConfigurationError` that names the wrong setting. In production, which has no sentences, a wrong mode throws
 * nothing and is drawn as `auto`.
 */
export function checkTheme(
  themeMode: unknown = 'auto',
  themeVariables: object = {},
  texts = sentences,
): void {
  for (const [name, value] of Object.entries({ themeMode, ...themeVariables }))
    if (!validSetting.test(`${name}=${value}`) && (texts['INVALID_THEME'] || name !== 'themeMode'))
      throw new ConfigurationError('INVALID_THEME', { name, value: `${value}` }, texts)
}
