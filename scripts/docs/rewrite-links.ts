import { join } from 'node:path'
import { mapProse } from './markdown'

/** What links lead to. */
export interface Site {
  /** The page of a document; `undefined` if it is none. */
  pageOf(file: string): string | undefined
  /** A file that is no document and is shown as it is, as a page. Returns that page. */
  addSource(file: string): string
  /** A picture. Returns its address. */
  addPicture(file: string): string
}

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?!https?:|mailto:|#)([^)\s]+)\)/g

/**
 * Makes the relative links of a document links of the site: to the page of another document, to a picture, or to a source
 * file, which becomes a page. What is neither stays as text without a link.
 * @param file the document, relative to the repository
 */
export function rewriteLinks(text: string, file: string, site: Site): string {
  return mapProse(text, (prose) =>
    prose.replace(LINK, (_all, mark: string, words: string, link: string) => {
      const [path = '', heading] = link.split('#')
      const target = join(file, '..', path)
      if (mark === '!') return `![${words}](${site.addPicture(target)})`
      const page =
        site.pageOf(target) ?? (/\.(tsx?|sh|mjs)$/.test(target) ? site.addSource(target) : undefined)
      if (page === undefined) return words
      const address = page === 'index' ? '/' : `/${page}`
      return `[${words}](${address}${heading === undefined ? '' : `#${heading}`})`
    }),
  )
}
