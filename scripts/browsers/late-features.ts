import type { Identifier } from '@mdn/browser-compat-data'
import data from '@mdn/browser-compat-data/forLegacyNode'
import { FLOOR, isInEvery } from './floor'

/** What a built script may name, and a browser of the floor may lack. */
interface LateScriptFeatures {
  /** `AbortSignal.any` */
  readonly statics: ReadonlySet<string>
  /** `Iterator`, `CloseWatcher`. */
  readonly globals: ReadonlySet<string>
}

/** What a style sheet may name, by kind. */
export interface LateSheetFeatures {
  readonly atRules: ReadonlySet<string>
  readonly selectors: ReadonlySet<string>
  /** Properties, and values of properties: `text-wrap: balance`. */
  readonly properties: ReadonlySet<string>
  /** Functions, and those that take a colour apart: `oklch(from)`. */
  readonly functions: ReadonlySet<string>
  readonly units: ReadonlySet<string>
}

/** What built files may name, and a browser of the floor may lack. */
export interface LateFeatures {
  readonly script: LateScriptFeatures
  readonly sheet: LateSheetFeatures
}

/** Units that the data has under one name. */
const UNITS: Readonly<Record<string, RegExp>> = {
  container_query_length_units: /^cq(w|h|i|b|min|max)$/,
  viewport_percentage_units_dynamic: /^dv(w|h|i|b|min|max)$/,
  viewport_percentage_units_large: /^lv(w|h|i|b|min|max)$/,
  viewport_percentage_units_small: /^sv(w|h|i|b|min|max)$/,
}

/** The name of a unit in the data. */
export const unitName = (unit: string): string =>
  Object.entries(UNITS).find(([, pattern]) => pattern.test(unit))?.[0] ?? unit

const ownNames = (from: Identifier): readonly string[] =>
  Object.keys(from).filter((name) => name !== '__compat' && !name.startsWith('@@'))

function isLate(feature: Identifier | undefined): boolean {
  const compat = feature?.__compat
  return compat !== undefined && !isInEvery(FLOOR, compat)
}

/** Reads what a browser of the floor may lack from the compatibility data. */
export const readLateFeatures = (): LateFeatures => ({
  script: lateScriptFeatures(),
  sheet: lateSheetFeatures(),
})

function lateScriptFeatures(): LateScriptFeatures {
  const statics = new Set<string>()
  const globals = new Set<string>()
  const builtins = data.javascript['builtins'] ?? {}
  for (const [name, owner] of [...ownersIn(data.api), ...ownersIn(builtins)]) {
    if (isLate(owner)) globals.add(name)
    for (const key of ownNames(owner))
      if (isLate(owner[key])) statics.add(`${name}.${key.replace(/_static$/, '')}`)
  }
  return { statics, globals }
}

const ownersIn = (from: Identifier): readonly (readonly [string, Identifier])[] =>
  ownNames(from).flatMap((name) => (from[name] ? [[name, from[name]] as const] : []))

function lateSheetFeatures(): LateSheetFeatures {
  const { 'at-rules': atRules = {}, properties = {}, selectors = {}, types = {} } = data.css
  const lateOf = (from: Identifier): Set<string> =>
    new Set(ownNames(from).filter((name) => isLate(from[name])))
  const colors = types['color'] ?? {}
  const relative = ownNames(colors).filter((name) => isLate(colors[name]?.['relative_syntax']))
  const values = ownNames(properties).flatMap((property) =>
    [...lateOf(properties[property] ?? {})].map((value) => `${property}: ${value}`),
  )
  return {
    atRules: lateOf(atRules),
    selectors: lateOf(selectors),
    properties: new Set([...lateOf(properties), ...values]),
    functions: new Set([...lateOf(types), ...lateOf(colors), ...relative.map((name) => `${name}(from)`)]),
    units: lateOf(types['length'] ?? {}),
  }
}

/** Whether a browser of the floor may lack a member, `HTMLElement.showPopover` or `AbortSignal.any`. */
export function isLateMember(name: string): boolean {
  const [owner = '', member = ''] = name.split('.')
  const found = [data.api[owner], data.javascript['builtins']?.[owner]].find((one) => one !== undefined)
  return isLate(found?.[member]) || isLate(found?.[`${member}_static`])
}
