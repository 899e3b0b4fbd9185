// publint and are-the-types-wrong on the tarballs, as a host would get them.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { runProgram } from './build/run-program'
import { installPacked } from './packed/install-packed'
import { type PackedPackage, packAll } from './packed/pack'
import { readPackageJson } from './workspace/packages'
import type { Violation } from './workspace/run-check'
import { isMain, runCheck } from './workspace/run-check'

function bytesOf(tarball: string): ArrayBuffer {
  const bytes = readFileSync(tarball)
  return new Uint8Array(bytes).buffer
}

async function publintViolations({ tarball }: PackedPackage): Promise<readonly Violation[]> {
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: bytesOf(tarball) },
  })
  return messages.map((message) => ({
    file: basename(tarball),
    rule: `publint ${message.code}`,
    message: formatMessage(message, pkg, { color: false }) ?? message.code,
  }))
}

/** A style sheet has no types to be wrong about. */
function stylesOf(folder: string): readonly string[] {
  return Object.keys(readPackageJson(join(folder, 'package.json')).exports).filter((name) =>
    name.endsWith('.css'),
  )
}

async function typeViolations(
  root: string,
  { tarball }: PackedPackage,
  folder: string,
): Promise<readonly Violation[]> {
  const attw = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js')
  const styles = stylesOf(folder)
  const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  const args = [
    tarball,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-color',
    '--no-emoji',
    ...excluded,
  ]
  try {
    await runProgram(attw, args, root)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ file: basename(tarball), rule: 'are-the-types-wrong', message }]
  }
}

export async function checkPublished(root: string): Promise<readonly Violation[]> {
  const packed = packAll(root)
  const fixture = installPacked(root, packed, 19)
  const violations: Violation[] = []
  for (const one of packed.packages) {
    const folder = join(fixture, 'node_modules', one.name)
    violations.push(...(await publintViolations(one)), ...(await typeViolations(root, one, folder)))
  }
  return violations
}

if (isMain(import.meta.url)) await runCheck('published packages', checkPublished)
