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
    // No line ends between a package and its version.
    const versions = tried.map(([one, version]) => `${one}\u00a0${version}`)
    const shown = [...(installer === 'npm' ? [] : [installer]), ...versions].join(', ')
    return [`\`${name}\``, note === '' ? shown : `${shown}<br>${note}`]
  })
  return markdownTable(['set-up', 'with'], rows)
}
