import { ConfigurationError } from '@latchkey/kernel'
import { sentences } from '#sentences'

// One expression over `name=value`: it is in every page's first load. Values become CSS of the portal, so
// nothing may end a declaration or fetch.
const known =
  /^(themeMode=(light|dark|auto)|--lk-((accent|background|color-mix|font-family)=(?!.*url\()[^;{}\\]+|(font-size|border-radius)-master=[\d.]+[a-z]+|color-mix-strength=(100|\d?\d(\.\d+)?)|z-index=-?\d+))$/i

/** Throws a `ConfigurationError` that names the wrong part. */
export function checkTheme(themeMode: unknown = 'auto', themeVariables: object = {}): void {
  for (const [name, value] of Object.entries({ themeMode, ...themeVariables }))
    if (!known.test(`${name}=${value}`))
      throw new ConfigurationError('INVALID_THEME', { name, value: `${value}` }, sentences)
}
