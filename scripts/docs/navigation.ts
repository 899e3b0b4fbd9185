import { titleOf } from './markdown'

export interface Group {
  readonly text: string
  /** Which sidebar it is in. The types have one of their own. */
  readonly sidebar: 'site' | 'types'
  readonly items: readonly { readonly text: string; readonly link: string }[]
}

/** The first pages, with the most common framework first. */
const starts = ['react', 'next', 'react-router', 'wagmi', 'elements', 'plain-html', 'without-react']

/** The groups of the sidebar in their order: the folder of their pages, or the pages themselves. */
const groups: readonly {
  readonly text: string
  readonly folder?: string
  readonly pages?: readonly string[]
}[] = [
  {
    text: 'Start',
    pages: ['index', ...starts.map((name) => `start/${name}`)],
  },
  { text: 'Tasks', pages: ['tasks'] },
  { text: 'Moving from', folder: 'moving/' },
  { text: 'Guides', pages: ['theming', 'recipes', 'set-ups', 'security', 'reach'] },
  { text: 'Packages', folder: 'packages/' },
  { text: 'Reference', folder: 'reference/' },
  { text: 'Types', folder: 'api/' },
  { text: 'Examples', folder: 'examples/' },
  { text: 'The project', folder: 'project/', pages: ['decisions'] },
]

const plain = (title: string): string => title.replaceAll('`', '').replace(/^Types of /, '')

/** The sidebar: every page but the decisions and sources, which others link to, by its heading. */
export function navigationOf(pages: ReadonlyMap<string, string>): readonly Group[] {
  return groups.flatMap(({ text, folder, pages: named = [] }) => {
    const inFolder = [...pages.keys()].filter((page) => folder !== undefined && page.startsWith(folder))
    const items = [...named, ...inFolder].flatMap((page) => {
      const found = pages.get(page)
      const link = page === 'index' ? '/' : `/${page}`
      return found === undefined ? [] : [{ text: plain(titleOf(found)), link }]
    })
    return items.length === 0 ? [] : [{ text, sidebar: text === 'Types' ? 'types' : 'site', items }]
  })
}
