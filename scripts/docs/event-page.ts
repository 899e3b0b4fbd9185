import ts from 'typescript'
import { markdownTable } from '../workspace/files'
import { escapeProse, sectionOf } from './markdown'

export interface PackageText {
  /** `@latchkey/send` */
  readonly name: string
  /** Its README. */
  readonly text: string
  /** The README, relative to the repository. */
  readonly file: string
}

/** The members of an interface in a source: name, type and what its comment says. */
function membersOf(code: string, name: string): readonly (readonly string[])[] {
  const source = ts.createSourceFile('events.ts', code, ts.ScriptTarget.Latest, true)
  const found = source.statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name,
  )
  return [...(found?.members ?? [])].filter(ts.isPropertySignature).map((member) => {
    const words = ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' ')
    const type = member.type?.getText().replace(/\s+/g, ' ').replaceAll('readonly ', '') ?? ''
    const event = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText()
    return [`\`${event}\``, `\`${type}\``, escapeProse(words.replace(/\s*\n\s*/g, ' '))]
  })
}

/** The events that the kernel itself sends. They stand in its types alone. */
export const kernelEvents = (code: string): string =>
  markdownTable(['event', 'payload', 'when'], membersOf(code, 'KernelEvents'))

/**
 * The sections of one name of all READMEs, below a heading for each package.
 * @param show makes a section of a README what the site shows, such as its links
 */
export function sectionsOfAll(
  packages: readonly PackageText[],
  slug: string,
  show: (section: string, file: string) => string,
): string {
  return packages
    .flatMap(({ name, text, file }) => {
      const section = sectionOf(text, slug)
      return section === undefined ? [] : [`## ${name}\n\n${show(section, file)}`]
    })
    .join('\n\n')
}
