import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listLibraries } from '../workspace/packages'

/** Whom the commits of a copy are from, where git knows nobody. */
const AUTHOR = ['-c', 'user.name=Release', '-c', 'user.email=release@localhost', '-c', 'commit.gpgsign=false']

/** Commits everything in a copy, as merging a pull request does in the repository. */
export function commitAll(copy: string, subject: string): void {
  execFileSync('git', ['add', '--all'], { cwd: copy })
  execFileSync('git', [...AUTHOR, 'commit', '--quiet', '--message', subject], { cwd: copy })
}

/**
 * Copies the files of the repository as they are now, with what is built and installed, into an empty folder, as a
 * repository of its own with one commit. Nothing that is changed there is changed here.
 */
export function copyRepository(root: string, copy: string): void {
  const known = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', known, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const built = listLibraries(root).flatMap(({ folder }) => [`${folder}/dist`, `${folder}/node_modules`])
  // Links between packages lead to those of the copy, which have its versions.
  for (const made of [...built, 'scripts/node_modules', '.cache/build'])
    if (existsSync(join(root, made)))
      cpSync(join(root, made), join(copy, made), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: copy })
  commitAll(copy, 'Copy the repository')
}
