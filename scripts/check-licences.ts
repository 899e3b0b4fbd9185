// What a host installs with `latchkey` and `@latchkey/evm`: few packages, free to use, that run nothing on install.
import { closureOf, type InstalledPackage, namesBelow } from './licences/closure'
import { isMain, runCheck } from './workspace/run-check'
import type { Violation } from './workspace/violation'

const defaultList = ['latchkey', '@latchkey/evm']
const MAX_THIRD_PARTY = 6
/** A host has React anyway, and viem is the host's choice; neither counts against the limit. */
const notCounted = new Set(['react', 'react-dom', 'scheduler'])
const permissive = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0'])

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

export function checkLicences(root: string, list: readonly string[] = defaultList): readonly Violation[] {
  const closure = closureOf(root, list)
  const counted = countedIn(closure)
  const message = `brings ${counted.length} third-party packages, more than ${MAX_THIRD_PARTY}: ${counted.join(', ')}`
  const tooMany =
    counted.length > MAX_THIRD_PARTY ? [{ file: list.join(' + '), rule: 'few-dependencies', message }] : []
  return [...closure.flatMap(licenceViolations), ...tooMany]
}

if (isMain(import.meta.url)) await runCheck('licences and install scripts', (root) => checkLicences(root))
