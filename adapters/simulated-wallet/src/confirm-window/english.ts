import type { Translate } from '../options'

export const english: Translate = (_key, text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
