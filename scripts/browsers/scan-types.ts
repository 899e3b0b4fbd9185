import { relative } from 'node:path'
import ts from 'typescript'
import { isLateMember } from './late-features'

/** A member of the platform that a browser of the floor may lack, and the file that reaches for it. */
export interface LateMember {
  readonly file: string
  /** `HTMLElement.showPopover` */
  readonly name: string
}

/**
 * Returns the late members that source files use, by their types: a name alone does not say whose member it is. Left out
 * is what the source asks for first by itself: `layer.showPopover?.()`.
 */
export function scanTypes(
  root: string,
  config: string,
  isWanted: (file: string) => boolean,
): readonly LateMember[] {
  const { fileNames, options } =
    ts.getParsedCommandLineOfConfigFile(`${root}/${config}`, {}, host(root)) ?? missing(config)
  const wanted = fileNames.filter((file) => isWanted(relative(root, file)) || file.endsWith('.d.ts'))
  const program = ts.createProgram(wanted, options)
  const checker = program.getTypeChecker()
  const found: LateMember[] = []
  for (const source of program.getSourceFiles()) {
    const file = relative(root, source.fileName)
    if (!isWanted(file)) continue
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && !isAsked(node))
        for (const name of platformNames(checker, node.name))
          if (isLateMember(name)) found.push({ file, name })
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

const host = (root: string): ts.ParseConfigFileHost => ({
  ...ts.sys,
  getCurrentDirectory: () => root,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => missing(String(diagnostic.messageText)),
})

function missing(what: string): never {
  throw new Error(`The types cannot be read: ${what}`)
}

/** Whether the call of a member is left out where the member is missing. */
const isAsked = ({ parent }: ts.PropertyAccessExpression): boolean =>
  ts.isCallExpression(parent) && parent.questionDotToken !== undefined

/** `Owner.member` for each declaration of a member in TypeScript's own libraries. */
function platformNames(checker: ts.TypeChecker, name: ts.MemberName): readonly string[] {
  const declarations = checker.getSymbolAtLocation(name)?.declarations ?? []
  return declarations.flatMap((declaration) => {
    if (!/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return []
    const owner = ownerOf(declaration)
    return owner === undefined ? [] : [`${owner.replace(/Constructor$/, '')}.${name.text}`]
  })
}

/** The interface of a member. Statics stand in a literal type beside it: `declare var AbortSignal: { any(…) }`. */
function ownerOf({ parent }: ts.Declaration): string | undefined {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text
  const literal = ts.isTypeLiteralNode(parent) ? parent.parent : undefined
  return literal && ts.isVariableDeclaration(literal) && ts.isIdentifier(literal.name)
    ? literal.name.text
    : undefined
}
