// Which file of the repository is which page of the site.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../workspace/files'
import { listPackages } from '../workspace/packages'

/** The folder of what is written for the site alone. */
export const PAGES = 'examples/docs/pages'

export interface Document {
  /** Relative to the repository: `plugins/send/README.md`. */
  readonly file: string
  /** Relative to the site, without the ending: `packages/send`. */
  readonly page: string
}

const atTheTop: readonly Document[] = [
  { file: 'README.md', page: 'index' },
  { file: 'SECURITY.md', page: 'security' },
  { file: 'docs/recipes.md', page: 'recipes' },
  { file: 'docs/set-ups.md', page: 'set-ups' },
  { file: 'docs/reach.md', page: 'reach' },
  { file: 'ARCHITECTURE.md', page: 'project/architecture' },
  { file: 'CONTRIBUTING.md', page: 'project/contributing' },
  { file: 'PROOFS.md', page: 'project/proofs' },
]

/** `latchkey`, `send`. */
export const shortName = (name: string): string => name.replace(/^@[\w-]+\//, '')

/** Every document that is a page: those of the repository, and those that only the site has. */
export function listDocuments(root: string): readonly Document[] {
  const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
  const readmes = listPackages(root)
    .filter(({ path }) => readdirSync(path).includes('README.md'))
    .map(({ name, folder, kind }) => ({
      file: `${folder}/README.md`,
      page: `${kind === 'example' ? 'examples' : 'packages'}/${shortName(name)}`,
    }))
  return [
    ...atTheTop,
    ...decisions.map((file) => ({ file, page: file.replace(/^docs\/|\.md$/g, '') })),
    ...readmes,
    ...filesBelow(join(root, PAGES)).map((file) => ({
      file: `${PAGES}/${file}`,
      page: file.replace(/\.md$/, ''),
    })),
  ]
}
