import { sectionOf } from './markdown'

/** `<!-- section README.md#languages -->` stands for that section; without an anchor, for what is above the sections. */
const INCLUDED = /^<!-- section ([\w./-]+)(?:#([\w-]+))? -->$/gm

/**
 * Puts the sections of other documents where a page names them, so that nothing is written twice. Throws for a section that
 * is not there.
 * @param read returns a document of the repository
 * @param show makes a section what the site shows
 */
export function includeSections(
  text: string,
  read: (file: string) => string,
  show: (section: string, file: string) => string = (section) => section,
): string {
  return text.replace(INCLUDED, (_mark, file: string, slug?: string) => {
    const document = read(file)
    const section =
      slug === undefined ? document.replace(/^# .*\n/, '').split(/^## /m)[0] : sectionOf(document, slug)
    if (section === undefined) throw new Error(`${file} has no section ${slug}`)
    return show(section.trim(), file)
  })
}
