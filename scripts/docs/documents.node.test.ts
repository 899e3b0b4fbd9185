// How the pages of the documentation site are put together.
import { expect, test } from 'vitest'
import { repositoryRoot } from '../workspace/run-check'
import { listDocuments } from './documents'
import { errorPage } from './error-page'
import { kernelEvents, sectionsOfAll } from './event-page'
import { includeSections } from './include-sections'
import { closeLevels, escapeProse, sectionOf, slugOf } from './markdown'
import { navigationOf } from './navigation'
import { rewriteLinks } from './rewrite-links'
import { taskList } from './task-list'

test('docs: a section ends at the next heading of its level, and headings in code are none', () => {
  const text = '# A\n\n## B & c\n\nb\n\n```sh\n# no heading\n```\n\n### D\n\nd\n\n## E\n\ne\n'
  expect(sectionOf(text, 'b--c')).toBe('b\n\n```sh\n# no heading\n```\n\n### D\n\nd')
  expect(sectionOf(text, 'no-heading')).toBeUndefined()
  expect(slugOf('Server rendering and Next.js')).toBe('server-rendering-and-nextjs')
})

test('docs: headings leave out no level', () => {
  expect(closeLevels('# A\n### B\n#### C\n## D\n### E\n')).toBe('# A\n## B\n### C\n## D\n### E\n')
})

test('docs: a page has the sections of other documents that it names, and one that is missing throws', () => {
  const read = (file: string): string => `# ${file}\n\nIntro.\n\n## One\n\nFirst.\n`
  expect(includeSections('<!-- section a.md#one -->', read)).toBe('First.')
  expect(includeSections('<!-- section a.md -->', read, (text, file) => `${file}: ${text}`)).toBe(
    'a.md: Intro.',
  )
  expect(() => includeSections('<!-- section a.md#two -->', read)).toThrow('a.md has no section two')
})

test('docs: links lead to pages, sources and pictures; others, and code, stay text', () => {
  const added: string[] = []
  const site = {
    pageOf: (file: string) => ({ 'README.md': 'index', 'plugins/send/README.md': 'packages/send' })[file],
    addSource: (file: string) => {
      added.push(file)
      return 'source/main'
    },
    addPicture: (file: string) => `/pictures/${file.length}`,
  }
  const text =
    '[a](../README.md#x) [b](send/README.md) [c](../main.ts) [d](../LICENSE) ![e](e.png) [f](https://f.example)\n\n```ts\n[g](../README.md)\n```\n'
  expect(rewriteLinks(text, 'plugins/x.md', site)).toBe(
    '[a](/#x) [b](/packages/send) [c](/source/main) d ![e](/pictures/13) [f](https://f.example)\n\n```ts\n[g](../README.md)\n```\n',
  )
  expect(added).toEqual(['main.ts'])
})

test('docs: an error has its sentence from the code and its occasion from the README', () => {
  const defined = [{ code: 'A_B', name: '@latchkey/send', sentence: 'No <b>', recovery: 'Try again.' }]
  const text = '# S\n\n## Errors\n\n| code | when |\n| --- | --- |\n| `C_D`, `A_B` | it fails |\n'
  const page = errorPage(defined, [{ name: '@latchkey/send', text }])
  expect(page.split('\n\n')).toEqual([
    '## `A_B`',
    '**No &lt;b>**<br>Try again.',
    '- [send](/packages/send): it fails',
    '## `C_D`',
    '- [send](/packages/send): it fails',
  ])
})

test('docs: the events of the kernel come from its types, and sections of packages from their READMEs', () => {
  const code = "interface KernelEvents {\n /** It began. */\n 'kernel:started': { readonly at: number }\n}"
  expect(kernelEvents(code)).toContain('| `kernel:started` | `{ at: number }` | It began. |')
  const packages = [
    { name: 'a', file: 'a/README.md', text: '# A\n\n## Events\n\nOne.\n' },
    { name: 'b', file: 'b/README.md', text: '# B\n' },
  ]
  expect(sectionsOfAll(packages, 'events', (section) => section)).toBe('## a\n\nOne.')
})

test('docs: each task is a whole file, with the same in wagmi where wagmi has it', () => {
  const parts = taskList(repositoryRoot).split('\n## ')
  expect(parts.length).toBe(18)
  const connect = parts.find((part) => part.startsWith('## Connect'))
  expect(connect).toMatch(/```tsx \[Latchkey\]\n[^`]*createLatchkey/)
  expect(parts.some((part) => part.includes('```tsx [wagmi]'))).toBe(true)
})

test('docs: nothing in prose is markup for Vue but code marks', () => {
  expect(escapeProse('a <T> {{ b }} `<T>`')).toBe('a &lt;T> &#123;&#123; b }} `<T>`')
})

test('docs: every document of the repository is one page, with the types apart in the navigation', () => {
  const pages = listDocuments(repositoryRoot).map(({ page }) => page)
  expect(pages).toEqual(
    expect.arrayContaining(['index', 'packages/latchkey', 'start/react', 'moving/from-appkit']),
  )
  expect(new Set(pages).size).toBe(pages.length)
  const groups = navigationOf(new Map([...pages, 'api/send'].map((page) => [page, `# ${page}`])))
  expect(groups.filter(({ sidebar }) => sidebar === 'types').map(({ items }) => items)).toEqual([
    [{ text: 'api/send', link: '/api/send' }],
  ])
})
