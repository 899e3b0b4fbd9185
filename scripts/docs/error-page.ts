import ts from 'typescript'
import { filesBelow, isTest } from '../workspace/files'
import type { WorkspacePackage } from '../workspace/packages'
import { shortName } from './documents'
import { escapeProse, rowsOf, sectionOf } from './markdown'

export interface ErrorText {
  readonly code: string
  /** The package that defines it. */
  readonly name: string
  readonly sentence: string
  readonly recovery: string
}

/** The errors that the sources of a program define by `defineError`, by their code. */
export function definedErrors(
  program: ts.Program,
  libraries: readonly WorkspacePackage[],
): readonly ErrorText[] {
  const checker = program.getTypeChecker()
  const textOf = (node: ts.Expression | undefined): string => {
    const type = node && checker.getTypeAtLocation(node)
    return type?.isStringLiteral() ? type.value : ''
  }
  return libraries.flatMap(({ name, path }) =>
    filesBelow(`${path}/src`)
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
      .flatMap((file) => {
        const source = program.getSourceFile(`${path}/src/${file}`)
        return source ? callsOf(source, 'defineError') : []
      })
      .map(({ arguments: [code, sentence, recovery] }) => ({
        code: textOf(code),
        name,
        sentence: textOf(sentence),
        recovery: textOf(recovery),
      }))
      .filter(({ code }) => code !== ''),
  )
}

function callsOf(root: ts.Node, name: string): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === name) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

/** What a README says of each code. The first cell of a row may have several codes. */
export function toldErrors(readme: string): ReadonlyMap<string, string> {
  const section = sectionOf(readme, 'errors') ?? ''
  return new Map(
    rowsOf(section).flatMap(([codes = '', ...cells]) =>
      [...codes.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, code = '']) => [code, cells.at(-1) ?? ''] as const),
    ),
  )
}

/** What a README says of an error, and what users read of it. */
interface Told {
  readonly code: string
  readonly name: string
  readonly told: string
  readonly error: ErrorText | undefined
}

/** The page of every error: a heading for each code, so that a search and a link lead to it. */
export function errorPage(
  defined: readonly ErrorText[],
  readmes: readonly { readonly name: string; readonly text: string }[],
): string {
  const all = readmes.flatMap(({ name, text }): readonly Told[] => {
    const told = toldErrors(text)
    const own = defined.filter((error) => error.name === name)
    const codes = [...new Set([...told.keys(), ...own.map(({ code }) => code)])]
    return codes.map((code) => ({
      code,
      name,
      told: told.get(code) ?? '',
      error: own.find((one) => one.code === code),
    }))
  })
  const codes = [...new Set(all.map(({ code }) => code))].sort()
  return codes
    .map((code) =>
      partOf(
        code,
        all.filter((one) => one.code === code),
      ),
    )
    .join('\n\n')
}

function partOf(code: string, all: readonly Told[]): string {
  const sentences = all.flatMap(({ error }) =>
    error?.sentence
      ? [`**${escapeProse(error.sentence)}**${error.recovery ? `<br>${escapeProse(error.recovery)}` : ''}`]
      : [],
  )
  const places = all.map(({ name, told }) => {
    const link = `[${shortName(name)}](/packages/${shortName(name)})`
    return `- ${link}${told ? `: ${told}` : ''}`
  })
  return [`## \`${code}\``, ...new Set(sentences), places.join('\n')].join('\n\n')
}
