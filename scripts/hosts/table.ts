import { markdownTable } from '../workspace/files'
import { reactAndViem } from './react-page'
import type { SetUp } from './set-up'

/** What every page has, and what none is tried for. */
const usual = (name: string, version: string): boolean =>
  Object.entries(reactAndViem).some((one) => one.join() === `${name},${version}`) ||
  name.startsWith('@types/')

/** The set-ups for docs/set-ups.md: by name, with what they are tried with. */
export function tableOfSetUps(setUps: readonly SetUp[]): string {
  const rows = setUps.map(({ name, installer, packages, note = '' }) => {
    const tried = Object.entries(packages).filter(([one, version]) => !usual(one, version))
    const versions = tried.map(([one, version]) => `${one} ${version}`)
    return [`\`${name}\``, [...(installer === 'npm' ? [] : [installer]), ...versions].join(', '), note]
  })
  return markdownTable(['set-up', 'with', ''], rows)
}
