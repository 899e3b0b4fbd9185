import ts from 'typescript'
import { filesBelow, isTest, markdownTable } from '../workspace/files'
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

/** The page of every error by its code. */
export function errorPage(
  defined: readonly ErrorText[],
  readmes: readonly { readonly name: string; readonly text: string }[],
): string {
  const rows = readmes.flatMap(({ name, text }) => {
    const told = toldErrors(text)
    const own = defined.filter((error) => error.name === name)
    const codes = [...new Set([...told.keys(), ...own.map(({ code }) => code)])]
    return codes.map((code) => {
      const error = own.find((one) => one.code === code)
      return [
        `\`${code}\``,
        escapeProse(error?.sentence ?? ''),
        escapeProse(error?.recovery ?? ''),
        told.get(code) ?? '',
        `[${shortName(name)}](/packages/${shortName(name)})`,
      ]
    })
  })
  const sorted = [...rows].sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return markdownTable(['code', 'what users read', 'what they can do', 'when', 'package'], sorted)
}
