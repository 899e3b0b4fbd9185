import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTranslation, type Texts } from './languages'
import { listLibraries, type WorkspacePackage } from './packages'
import { repositoryRoot } from './run-check'

type Placed = Pick<WorkspacePackage, 'path'>

const folderOf = ({ path }: Placed): string => join(path, 'src/languages')

/** The packages that have texts for users. Presets have others', and may have some of their own. */
export const translated: readonly WorkspacePackage[] = listLibraries(repositoryRoot).filter(({ path }) =>
  existsSync(join(path, 'src/texts.ts')),
)

/** Packages that join the texts of those that they depend on. */
export const presets: readonly WorkspacePackage[] = listLibraries(repositoryRoot).filter(
  ({ json }) => json.latchkey?.shape === 'preset',
)

/** The tags of the languages into which a package is translated. */
export const translationsOf = (library: Placed): readonly string[] =>
  readdirSync(folderOf(library)).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []))

/** What a package itself says to users, by key, in English. */
export async function englishOf({ path }: Placed): Promise<Texts> {
  const { english } = await import(/* @vite-ignore */ join(path, 'src/texts.ts'))
  return english
}

/** What a package itself says to users, by key, in the language with this tag. */
export const translationOf = (library: Placed, tag: string): Texts =>
  parseTranslation(readFileSync(join(folderOf(library), `${tag}.json`), 'utf8')).texts
