// What of Markdown the site's pages are put together from: sections, headings, tables.

/** The anchor of a heading, as on GitHub, so that a link between READMEs leads to the same place on the site. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .replaceAll(' ', '-')
}

const FENCE = /(^```[^\n]*\n[\s\S]*?^```)/m

/** Changes the prose of a document. Its code blocks stay as they are. */
export function mapProse(text: string, change: (prose: string) => string): string {
  return text
    .split(FENCE)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('')
}

interface Heading {
  readonly level: number
  readonly title: string
  /** Offsets of its line, and of what follows it. */
  readonly start: number
  readonly end: number
}

function headingsOf(text: string): readonly Heading[] {
  const withoutCode = text
    .split(FENCE)
    .map((part) => (part.startsWith('```') ? part.replace(/^#/gm, ' ') : part))
  return [...withoutCode.join('').matchAll(/^(#+) (.+)\n?/gm)].map((match) => ({
    level: match[1]?.length ?? 0,
    title: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Makes headings of the third level that stand before any of the second level ones of the second: no level is left out. */
export function closeLevels(text: string): string {
  const headings = headingsOf(text)
  const second = headings.find(({ level }) => level === 2)?.start ?? text.length
  return headings
    .filter(({ level, start }) => level > 2 && start < second)
    .reduceRight((changed, { start }) => `${changed.slice(0, start)}${changed.slice(start + 1)}`, text)
}

/** The first heading of a document. */
export const titleOf = (text: string): string => headingsOf(text)[0]?.title ?? ''

/** The text below a heading, with the headings below it; `undefined` if there is none of this anchor. */
export function sectionOf(text: string, slug: string): string | undefined {
  const headings = headingsOf(text)
  const at = headings.findIndex(({ title }) => slugOf(title) === slug)
  const found = headings[at]
  if (!found) return undefined
  const next = headings.slice(at + 1).find(({ level }) => level <= found.level)
  return text.slice(found.end, next?.start).trim()
}

/** The rows of the first table of a text: its cells, without the head. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
}

/** Plain text in which nothing is markup: neither tags nor what Vue would compute. Code marks stay. */
export function escapeProse(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;'),
    )
    .join('')
}
