// What library source may not do: markup from text, weak randomness, touching the page outside the ports,
// sending a reader to papers that are not shipped.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { citationViolations } from './source/citations'
import { pageAccess } from './source/page-access'
import { stacking } from './source/stacking'
import { parseFiles } from './source/unresolved-names'
import { unsafeCode } from './source/unsafe-code'
import { filesBelow, isTest } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { isMain, runCheck } from './workspace/run-check'
import type { Violation } from './workspace/violation'

function isLibrarySource(file: string): boolean {
  return (
    /\.tsx?$/.test(file) &&
    !file.endsWith('.d.ts') &&
    !isTest(file) &&
    !/(^|\/)(test-support|fixtures)\//.test(file)
  )
}

export function checkSource(root: string): readonly Violation[] {
  const names = listLibraries(root).flatMap(({ folder, path }) =>
    filesBelow(path)
      .filter((file) => file.startsWith('src/') && isLibrarySource(file))
      .map((file) => `${folder}/${file}`),
  )
  const files = parseFiles(names.map((name) => join(root, name)))
  const violations = new Map<string, Violation>()
  files.forEach((file, index) => {
    const name = names[index] ?? file.source.fileName
    const visit = (node: ts.Node): void => {
      const finding = unsafeCode(file, node) ?? stacking(node, name) ?? pageAccess(file, node, name)
      if (finding) {
        const { line } = file.source.getLineAndCharacterOfPosition(node.getStart(file.source))
        const place = `${name}:${line + 1}`
        violations.set(`${place} ${finding.rule}`, { file: place, ...finding })
      }
      ts.forEachChild(node, visit)
    }
    visit(file.source)
  })
  const readmes = listLibraries(root)
    .map(({ folder }) => `${folder}/README.md`)
    .filter((name) => existsSync(join(root, name)))
  const cited = [...names, ...readmes].flatMap((name) => citationViolations(root, name))
  return [...violations.values(), ...cited]
}

if (isMain(import.meta.url)) await runCheck('source rules', checkSource)
