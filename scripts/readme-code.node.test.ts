import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { compileCode } from './docs/compile-code'
import { listDocuments, PAGES } from './docs/documents'
import { includeSections } from './docs/include-sections'
import { filesBelow } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

/** A virtual folder in an example, where third-party libraries can be resolved. */
const PLACE = join(repositoryRoot, 'examples/playground/src/readme-code')
/** For code with libraries that the example does not have, a folder in the package. */
const OWN_PLACES: ReadonlyMap<string, string> = new Map(
  ['adapters/wagmi/README.md', `${PAGES}/start/wagmi.md`].map((file) => [
    file,
    join(repositoryRoot, 'adapters/wagmi/src/readme-code'),
  ]),
)

const readDocument = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8')

/** The documents with code for pages of others: READMEs, and the pages of the documentation site. */
const documentsWithCode: readonly string[] = [
  'README.md',
  ...listLibraries(repositoryRoot).map(({ folder }) => `${folder}/README.md`),
  ...listDocuments(repositoryRoot).flatMap(({ file }) => (file.startsWith(PAGES) ? [file] : [])),
]

/** The code blocks of a README, each with the file name in its first line, or with its number. */
function readCode(file: string): readonly (readonly [path: string, text: string])[] {
  const text = includeSections(readDocument(file), readDocument)
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```/gms)].map(([, kind = '', code = ''], index) => {
    const name = /^\/\/ ([\w.-]+)\n/.exec(code)?.[1] ?? `block-${index + 1}.${kind}`
    const place = OWN_PLACES.get(file) ?? PLACE
    return [join(place, file.replaceAll('/', '--'), name), `${code}\nexport {}\n`]
  })
}

/** Blocks that import the reader's own files, which do not exist here. */
const ofTheReader = (text: string): boolean => /from '\.\/(connector|app)'/.test(text)
/** Blocks that continue the previous one and use its `latchkey`. */
const goesOn = (text: string): boolean => /\blatchkey\.\w/.test(text) && !/\bconst latchkey\b/.test(text)

test('readme: every code block compiles, and one that does not is reported', {
  timeout: 300_000,
}, () => {
  const libraries = listLibraries(repositoryRoot)
  const blocks = documentsWithCode.flatMap(readCode).filter(([, text]) => !ofTheReader(text))
  const before =
    "import { createLatchkey } from '@latchkey/kernel'\nconst latchkey = createLatchkey({ plugins: [] })\n"
  const code = new Map(blocks.map(([path, text]) => [path, goesOn(text) ? `${before}${text}` : text]))
  expect(code.size).toBeGreaterThan(libraries.length)
  code.set(join(PLACE, 'planted.ts'), 'export const answer: string = 42\n')
  const faults = compileCode(code).map(({ file, text }) => `${file.slice(PLACE.length + 1)}: ${text}`)
  expect(faults).toEqual(["planted.ts: Type 'number' is not assignable to type 'string'."])
})

/** Packages that the code of a README imports and no install command in it names. */
function notInstalled(readme: string): readonly string[] {
  const installed = [...readme.matchAll(/\bnpm (?:i|install) ([^\n`#]*)/g)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => name.replace(/(?<=.)@.*$/, '')),
  )
  const imported = [...readme.matchAll(/^```tsx?\n(.*?)^```/gms)].flatMap(([, code = '']) =>
    [...code.matchAll(/\b(?:from|import) ?\(?'(@[^/']+\/[^/']+|[^@./'][^/']*)/g)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(imported)].filter((name) => !installed.includes(name))
}

test('readme: its install commands name every package that its code imports', () => {
  for (const file of documentsWithCode)
    expect(notInstalled(includeSections(readDocument(file), readDocument)), file).toEqual([])
  const planted =
    "```sh\nnpm install viem@2\n```\n\n```ts\nimport 'viem/chains'\nimport('@acme/tip/ar')\n```\n"
  expect(notInstalled(planted)).toEqual(['@acme/tip'])
})

/** Files in a document's code marks that do not exist, by the end of their path: `relay/sdk.ts`. */
function missingFiles(document: string, files: readonly string[]): readonly string[] {
  const named = [...document.matchAll(/`([\w./-]*[a-z\d]\.(?:tsx?|mjs|json))`/g)].map(([, path = '']) => path)
  const isThere = (path: string): boolean => {
    // `modal/src/plugin.ts` stands for `plugins/modal/src/plugin.ts`.
    const end = `/${path.replace(/^\.\//, '')}`
    return files.some((file) => `/${file}`.endsWith(end))
  }
  return named.filter((path) => !path.startsWith('.') && !isThere(path))
}

/** Links of a document to files or headings that are not there. */
function deadLinks(
  document: string,
  text: string,
  read: (path: string) => string | undefined,
): readonly string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    const [path = '', heading] = link.split('#')
    const target = path === '' ? text : read(join(dirname(document), path))
    if (target === undefined || heading === undefined) return target === undefined
    const headings = [...target.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    return !headings.includes(heading)
  })
}

/** The documents of the repository, without those that tools write. */
const documentsIn = (files: readonly string[]): readonly string[] =>
  files.filter((file) => file.endsWith('.md') && !/^\.changeset\/|CHANGELOG\.md$/.test(file))

test('documents: every link leads to a file and a heading, and one that does not is reported', () => {
  const read = (path: string): string | undefined => {
    const file = join(repositoryRoot, path)
    if (!existsSync(file)) return undefined
    return file.endsWith('.md') ? readFileSync(file, 'utf8') : ''
  }
  const documents = documentsIn(filesBelow(repositoryRoot))
  expect(documents).toContain('docs/reach.md')
  for (const file of documents) expect(deadLinks(file, read(file) ?? '', read), file).toEqual([])
  const text =
    '# One thing, here\n[a](#one-thing-here) [b](#gone) [c](../README.md) [d](gone.md) [e](../README.md#gone)'
  expect(deadLinks('docs/planted.md', text, read)).toEqual(['#gone', 'gone.md', '../README.md#gone'])
})

test('documents: every file that they name exists, and a missing one is reported', () => {
  const files = filesBelow(repositoryRoot)
  const documents = documentsIn(files).filter((file) => /^docs\/|^[A-Z]+\.md$/.test(file))
  expect(documents).toContain('ARCHITECTURE.md')
  for (const name of documents) {
    const document = readFileSync(join(repositoryRoot, name), 'utf8')
    expect(missingFiles(document, files), name).toEqual([])
  }
  expect(missingFiles('see `gone/away.ts` and `scripts/build.ts`', files)).toEqual(['gone/away.ts'])
})
