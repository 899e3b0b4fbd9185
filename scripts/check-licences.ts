// What a host installs with each package: free to use, and it runs nothing on install. Few with `latchkey` and
// `@latchkey/evm`. What optional peers bring that is not so stands in the README of the package that has them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closureOf, type InstalledPackage, namesBelow, optionalPeersOf } from './licences/closure'
import { listLibraries, type WorkspacePackage } from './workspace/packages'
import { isMain, runCheck } from './workspace/run-check'
import type { Violation } from './workspace/violation'

const defaultList = ['latchkey', '@latchkey/evm']
const MAX_THIRD_PARTY = 6
/** A host has React anyway, and viem is the host's choice; neither counts against the limit. */
const notCounted = new Set(['react', 'react-dom', 'scheduler'])
const permissive = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
])

/** `(MIT OR GPL-3.0)` may be used as MIT; `MIT AND …` needs every part. */
export function isPermissive(license: string): boolean {
  const words = license.replaceAll(/[()]/g, '').trim()
  if (/ OR /i.test(words)) return words.split(/ OR /i).some(isPermissive)
  return words.split(/ AND /i).every((word) => permissive.has(word.trim()))
}

function licenceViolations({
  name,
  license,
  installScripts,
  neededBy,
}: InstalledPackage): readonly Violation[] {
  const file = `${name} (needed by ${[...new Set(neededBy)].join(', ')})`
  const scripts = installScripts.map((hook) => ({
    file,
    rule: 'install-script',
    message: `runs code on install: ${hook}`,
  }))
  if (isPermissive(license)) return scripts
  return [
    ...scripts,
    { file, rule: 'licence', message: `has the licence "${license}", which is not permissive` },
  ]
}

function countedIn(closure: readonly InstalledPackage[]): readonly string[] {
  const belowViem = namesBelow(closure, 'viem')
  return closure.filter(({ name }) => !notCounted.has(name) && !belowViem.has(name)).map(({ name }) => name)
}

/** An optional peer may be less free, if the README of the package that has it names the peer and says so. */
function toldViolations(root: string, { name, path }: WorkspacePackage): readonly Violation[] {
  const readme = join(path, 'README.md')
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : ''
  const byDefault = new Set(closureOf(root, [name]).map((one) => one.path))
  return optionalPeersOf(path).flatMap((peer) => {
    const further = closureOf(root, [name], [peer]).filter((one) => !byDefault.has(one.path))
    return further.flatMap(licenceViolations).filter(({ rule, message }) => {
      const words = rule === 'licence' ? (/"(\w+)/.exec(message)?.[1] ?? message) : 'install script'
      return !text.includes(peer) || !text.includes(words)
    })
  })
}

function fewViolations(root: string, list: readonly string[]): readonly Violation[] {
  const closure = closureOf(root, list)
  const counted = countedIn(closure)
  const message = `brings ${counted.length} third-party packages, more than ${MAX_THIRD_PARTY}: ${counted.join(', ')}`
  return counted.length > MAX_THIRD_PARTY
    ? [{ file: list.join(' + '), rule: 'few-dependencies', message }]
    : []
}

export function checkLicences(root: string, list: readonly string[] = defaultList): readonly Violation[] {
  const libraries = listLibraries(root)
  const names = libraries.map(({ name }) => name)
  return [
    ...closureOf(root, names).flatMap(licenceViolations),
    ...libraries.flatMap((one) => toldViolations(root, one)),
    ...fewViolations(root, list),
  ]
}

if (isMain(import.meta.url)) await runCheck('licences and install scripts', (root) => checkLicences(root))
