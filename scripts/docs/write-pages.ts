// The pages of the documentation site: the documents of the repository as they are, what only the site has, and the reference,
// which comes from the types.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { listLibraries } from '../workspace/packages'
import { apiPages } from './api-page'
import { listDocuments, PAGES, shortName } from './documents'
import { definedErrors, errorPage } from './error-page'
import { kernelEvents, type PackageText, sectionsOfAll } from './event-page'
import { includeSections } from './include-sections'
import { withLiveView } from './live-views'
import { closeLevels, titleOf } from './markdown'
import { navigationOf } from './navigation'
import { createProgram, listEntries } from './program'
import { rewriteLinks, type Site } from './rewrite-links'
import { taskList } from './task-list'

/** The folder of the pages, which Git ignores, and beside them the navigation. */
const TARGET = 'examples/docs/.cache'

/** `<!-- reference errors -->` stands for a part that comes from the types. */
const REFERENCE = /^<!-- reference (\w+) -->$/gm

export interface ComposedSite {
  /** Markdown by the path of its page, without the ending. */
  readonly pages: ReadonlyMap<string, string>
  /** Files that pages show: their path in the repository by their address. */
  readonly pictures: ReadonlyMap<string, string>
}

/** Puts all pages together, without writing them. */
export function composePages(root: string): ComposedSite {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const documents = listDocuments(root)
  const pageOfFile = new Map(documents.map(({ file, page }) => [file, page]))
  const sources = new Map<string, string>()
  const pictures = new Map<string, string>()
  const site: Site = {
    pageOf: (file) => pageOfFile.get(file) ?? (file === 'docs/decisions' ? 'decisions' : undefined),
    addSource(file) {
      const page = `source/${file.replaceAll('.', '-')}`
      sources.set(page, file)
      return page
    },
    addPicture(file) {
      const address = `/pictures/${basename(file)}`
      pictures.set(address, file)
      return address
    },
  }
  const show = (text: string, file: string): string => rewriteLinks(text, file, site)
  const reference = referenceOf(root, read, show)
  const include = (text: string): string =>
    includeSections(text, read, show).replace(REFERENCE, (_mark, name: string) => {
      const part = reference.parts[name]
      if (part === undefined) throw new Error(`There is no reference "${name}"`)
      return part
    })
  const written = documents.map(({ file, page }) => {
    const text = show(read(file), file)
    return [page, withLiveView(page, closeLevels(file.startsWith(PAGES) ? include(text) : text))] as const
  })
  const decisions = documents.filter(({ file }) => file.startsWith('docs/decisions/'))
  const list = decisions.map(({ file, page }) => `- [${titleOf(read(file))}](/${page})`)
  const pages = new Map([
    ...written,
    ['decisions', `# Decisions\n\n${list.join('\n')}\n`] as const,
    ...reference.pages,
  ])
  for (const [page, file] of sources)
    pages.set(page, `# \`${file}\`\n\n\`\`\`${extname(file).slice(1)}\n${read(file)}\`\`\`\n`)
  return { pages, pictures }
}

function referenceOf(
  root: string,
  read: (file: string) => string,
  show: (section: string, file: string) => string,
): {
  readonly parts: Readonly<Record<string, string>>
  readonly pages: readonly (readonly [page: string, text: string])[]
} {
  const libraries = listLibraries(root)
  const entries = listEntries(root)
  const program = createProgram(root, entries)
  const packages: readonly PackageText[] = libraries.map(({ name, folder }) => ({
    name,
    file: `${folder}/README.md`,
    text: read(`${folder}/README.md`),
  }))
  const collect = (slug: string): string => sectionsOfAll(packages, slug, show)
  return {
    parts: {
      errors: errorPage(definedErrors(program, libraries), packages),
      kernel: kernelEvents(read('kernel/src/events.ts')),
      events: collect('events'),
      views: collect('views'),
      slots: collect('slots'),
      parts: collect('parts'),
      tasks: taskList(root),
    },
    pages: [...apiPages(program, entries)].map(([name, text]) => [`api/${shortName(name)}`, text]),
  }
}

/** Writes the pages anew, and beside them the navigation. */
export function writePages(root: string, { pages, pictures }: ComposedSite): void {
  const folder = join(root, TARGET, 'pages')
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const [page, text] of pages) write(join(folder, `${page}.md`), text)
  for (const [address, file] of pictures) cpSync(join(root, file), join(folder, 'public', address))
  write(join(root, TARGET, 'navigation.json'), JSON.stringify(navigationOf(pages)))
}
