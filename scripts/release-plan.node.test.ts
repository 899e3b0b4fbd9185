import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTree } from './test-support/plugin-tree'
import { listLibraries, listPackages, readPackageJson } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const VERSION = readPackageJson(join(repositoryRoot, 'kernel/package.json')).version

/** What the next version is by semver below 1.0: a minor may break, and nothing else raises the first number. */
function nextVersion(bump: 'minor' | 'patch'): string {
  const [major = 0, minor = 0, patch = 0] = VERSION.split('.').map(Number)
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** A copy of all manifests with these changesets, after Changesets has released them. */
function released(changesets: Readonly<Record<string, string>>): string {
  const manifests = [...listPackages(repositoryRoot).map(({ folder }) => folder), 'scripts', '.'].map(
    (folder) => `${folder}/package.json`,
  )
  const files = [...manifests, 'pnpm-workspace.yaml', '.changeset/config.json', 'scripts/changelog.cjs']
  const root = writeTree({
    ...Object.fromEntries(files.map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')])),
    ...changesets,
  })
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  const program = join(repositoryRoot, 'node_modules/@changesets/cli/bin.js')
  execFileSync(process.execPath, [program, 'version'], { cwd: root, stdio: 'pipe' })
  return root
}

test.each([
  ['@latchkey/evm', 'minor'],
  ['@latchkey/evm', 'patch'],
  ['latchkey', 'minor'],
  ['@latchkey/kernel', 'patch'],
] as const)(
  'release: one changeset, for %s, %s, gives all packages the next version, and that one a line',
  (name, bump) => {
    const root = released({
      '.changeset/tip.md': `---\n'${name}': ${bump}\n---\n\nTips can be given.\n`,
    })
    const versions = listLibraries(root).map((library) => `${library.name} ${library.json.version}`)
    expect(versions.length).toBeGreaterThan(20)
    const wanted = nextVersion(bump)
    expect(versions).toEqual(versions.map((one) => one.replace(/ .*/, ` ${wanted}`)))
    const changelogOf = (folder: string): string => readFileSync(join(root, folder, 'CHANGELOG.md'), 'utf8')
    for (const library of listLibraries(root)) {
      const change = bump === 'minor' ? '### Minor Changes' : '### Patch Changes'
      const lines = library.name === name ? ['', change, '', '- Tips can be given.'] : []
      const entry = [`# ${library.name}`, '', `## ${wanted}`, ...lines, ''].join('\n')
      expect(changelogOf(library.folder)).toBe(entry)
    }
  },
)

test('release: the changesets that wait make one next version, the first of which is 0.1.0', () => {
  const waiting = readdirSync(join(repositoryRoot, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => [`.changeset/${file}`, readFileSync(join(repositoryRoot, '.changeset', file), 'utf8')])
  const texts: Readonly<Record<string, string>> = Object.fromEntries(waiting)
  const isMinor = Object.values(texts).some((text) => /^.+: minor$/m.test(text))
  const wanted = waiting.length === 0 ? VERSION : nextVersion(isMinor ? 'minor' : 'patch')
  const versions = listLibraries(released(texts)).map(({ json }) => json.version)
  expect([...new Set(versions)]).toEqual([wanted])
  if (VERSION === '0.0.0') expect(wanted).toBe('0.1.0')
})
