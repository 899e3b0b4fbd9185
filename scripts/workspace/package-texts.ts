import { join } from 'node:path'
import { entryPointsOf, listLibraries, type WorkspacePackage } from './packages'
import { repositoryRoot } from './run-check'

export type Texts = Readonly<Record<string, string>>

/** The texts of a package; `latchkey` offers a language with its locale. */
const textsOf = (offered: Texts | { readonly texts: Texts }): Texts =>
  typeof offered.texts === 'object' ? offered.texts : Object(offered)

const sourceOf = (library: WorkspacePackage, entry: './en' | './ar'): string | undefined =>
  entryPointsOf(library).find(({ subpath }) => subpath === entry)?.source

/** The packages that show texts to users. */
export const translated: readonly WorkspacePackage[] = listLibraries(repositoryRoot).filter((library) =>
  sourceOf(library, './ar'),
)

/** Returns what a package says to users, by key, in both languages. */
export async function textsIn(
  library: WorkspacePackage,
): Promise<{ readonly english: Texts; readonly arabic: Texts }> {
  const { english } = await import(/* @vite-ignore */ join(library.path, sourceOf(library, './en') ?? ''))
  const { arabic } = await import(/* @vite-ignore */ join(library.path, sourceOf(library, './ar') ?? ''))
  return { english: textsOf(english), arabic: textsOf(arabic) }
}
