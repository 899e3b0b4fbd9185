// Runs publint and are-the-types-wrong on the tarballs.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { runProgram } from './build/run-program'
import { type PackedPackage, packAll } from './pack'
import { listLibraries, type WorkspacePackage } from './workspace/packages'
import { runCheck, type Violation } from './workspace/run-check'

async function publintViolations({ tarball }: PackedPackage): Promise<readonly Violation[]> {
  const bytes = new Uint8Array(readFileSync(tarball)).buffer
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes } })
  return messages.map((message) => ({
    file: basename(tarball),
    rule: `publint ${message.code}`,
    message: formatMessage(message, pkg, { color: false }) ?? message.code,
  }))
}

async function typeViolations(root: string, { tarball }: PackedPackage, { json }: WorkspacePackage) {
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
  // Style sheets have no types.
  const styles = Object.keys(json.exports).filter((name) => name.endsWith('.css'))
  const format = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']
  const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  return runProgram(attw, [tarball, ...format, ...excluded], root).then(
    () => [],
    ({ message }: Error) => [{ file: basename(tarball), rule: 'are-the-types-wrong', message }],
  )
}

async function checkPublished(root: string): Promise<readonly Violation[]> {
  const libraries = listLibraries(root)
  const violations: Violation[] = []
  for (const packed of packAll(root).packages) {
    const library = libraries.find(({ name }) => name === packed.name)
    violations.push(...(await publintViolations(packed)))
    if (library) violations.push(...(await typeViolations(root, packed, library)))
  }
  return violations
}

await runCheck(import.meta.url, 'published packages', checkPublished)
