import ts from 'typescript'
import { exportsOf, isOfLibrary } from './exports'
import type { Entry } from './program'

/** An `@example` of a name that a page can import. */
export interface Example {
  /** `Latchkey.watch`. */
  readonly name: string
  readonly entry: Entry
  readonly code: string
}

/** The code of an `@example` tag, without a caption and a fence. */
export const exampleCode = (tag: ts.JSDocTagInfo): string =>
  ts
    .displayPartsToString(tag.text)
    .replace(/^<caption>.*?<\/caption>\s*/, '')
    .replace(/^```\w*\n|```$/g, '')
    .trim()

/** The examples of everything that the entries export, and of the members of their interfaces, each once. */
export function listExamples(program: ts.Program, entries: readonly Entry[]): readonly Example[] {
  const seen = new Set<ts.Symbol>()
  return entries.flatMap((entry) =>
    exportsOf(program, entry).flatMap(([name, symbol]) => {
      if (seen.has(symbol) || isOfLibrary(symbol)) return []
      seen.add(symbol)
      const members = [...(symbol.members?.values() ?? [])]
      return [
        [name, symbol] as const,
        ...members.map((member) => [`${name}.${member.name}`, member] as const),
      ].flatMap(([title, one]) =>
        one
          .getJsDocTags(program.getTypeChecker())
          .flatMap((tag) => (tag.name === 'example' ? [{ name: title, entry, code: exampleCode(tag) }] : [])),
      )
    }),
  )
}
