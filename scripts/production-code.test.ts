import { expect, test } from 'vitest'
import { productionCode } from './build/production-code'

test('production code: functions do nothing, values are empty, and the rest is left out', () => {
  const code = `import { ConfigurationError } from '@latchkey/kernel'
export interface Rule { readonly expected: string }
const known = ['zone']
export const messages = { WRONG: () => 'wrong' }
export const optionChecks: object = { knownOptions: known }
export const isUnknown = (mode: unknown): boolean => mode !== 'dark'
function expected(): string { return '' }
export function checkOptions(options: object): void { throw new ConfigurationError(expected()) }
`
  expect(productionCode(code, 'check-options.development.ts')).toBe(`export const messages = {}
export const optionChecks = {}
export function isUnknown() {}
export function checkOptions() {}
`)
})

test.each(['export class Rule {}', "export * from './rules'", "export { rules } from './rules'"])(
  'production code: refuses %s, for which it has no counterpart',
  (code) => {
    expect(() => productionCode(code, 'check-options.development.ts')).toThrow('functions and constants only')
  },
)
