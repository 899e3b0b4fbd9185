import ts from 'typescript'
import { shortName } from './documents'
import { exampleCode } from './examples'
import { exportsOf, isOfLibrary } from './exports'
import { escapeProse, slugOf } from './markdown'
import type { Entry } from './program'

/** A declaration without what it does: a function without its body, a class without its members. */
function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) return ''
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return declaration.getText().replace(/^export (declare )?/, '')
  if (ts.isClassDeclaration(declaration)) {
    const heritage = (declaration.heritageClauses ?? []).map((clause) =>
      clause.getText().replace(/\s+/g, ' '),
    )
    return [`class ${symbol.name}`, ...heritage].join(' ')
  }
  const functions = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration)
  const offered = functions.filter(({ body }) => functions.length === 1 || body === undefined)
  if (offered.length > 0) return offered.map((one) => functionSignature(checker, one)).join('\n')
  if (ts.isVariableDeclaration(declaration) && declaration.type)
    return `const ${symbol.name}: ${declaration.type.getText()}`
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  return `const ${symbol.name}: ${checker.typeToString(type, declaration)}`
}

function functionSignature(checker: ts.TypeChecker, declaration: ts.FunctionDeclaration): string {
  const whole = declaration.getText()
  const bodyLength = declaration.body?.getText().length ?? 0
  const text = whole
    .slice(0, whole.length - bodyLength)
    .trim()
    .replace(/^export (default )?(async )?/, '')
  if (declaration.type) return text
  const signature = checker.getSignatureFromDeclaration(declaration)
  const returned = signature && checker.typeToString(checker.getReturnTypeOfSignature(signature), declaration)
  return returned === undefined ? text : `${text}: ${returned}`
}

function memberOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  const words = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s*\n\s*/g, ' ')
  const tags = symbol.getJsDocTags(checker)
  const textOf = (tag: ts.JSDocTagInfo): string => ts.displayPartsToString(tag.text)
  const parameters = tags
    .filter((tag) => tag.name === 'param')
    .map((tag) => textOf(tag).replace(/\s*\n\s*/g, ' '))
    .map((text) => `- \`${text.split(' ')[0]}\`: ${escapeProse(text.replace(/^\S+\s*(- )?/, ''))}`)
  const returned = tags
    .filter((tag) => tag.name === 'returns' || tag.name === 'return')
    .map((tag) => `Returns ${escapeProse(textOf(tag).replace(/\s*\n\s*/g, ' '))}`)
  const examples = tags
    .filter((tag) => tag.name === 'example')
    .map((tag) => `\`\`\`tsx\n${exampleCode(tag)}\n\`\`\``)
  const signature = signatureOf(checker, symbol)
  return [
    `### ${name.replace('default', 'default export')}`,
    escapeProse(words),
    ...(signature === '' ? [] : [`\`\`\`ts\n${signature}\n\`\`\``]),
    parameters.join('\n'),
    ...returned,
    ...examples,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const isDeclaredIn = ({ library }: Entry, symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((one) => one.getSourceFile().fileName.startsWith(`${library.path}/`))

/** The entry that each name is described at: the first one of the package that declares it, else the first of all. */
function ownersOf(program: ts.Program, entries: readonly Entry[]): ReadonlyMap<ts.Symbol, Entry> {
  const owners = new Map<ts.Symbol, Entry>()
  for (const entry of entries)
    for (const [, symbol] of exportsOf(program, entry)) {
      const found = owners.get(symbol)
      if (!found || (!isDeclaredIn(found, symbol) && isDeclaredIn(entry, symbol))) owners.set(symbol, entry)
    }
  return owners
}

function entryPart(program: ts.Program, entry: Entry, owners: ReadonlyMap<ts.Symbol, Entry>): string {
  const exported = exportsOf(program, entry)
  const foreign = exported.filter(([, symbol]) => isOfLibrary(symbol)).map(([name]) => `\`${name}\``)
  const own = exported.filter(([, symbol]) => owners.get(symbol) === entry && !isOfLibrary(symbol))
  const others = exported.flatMap(([name, symbol]) => {
    const owner = owners.get(symbol)
    if (owner === undefined || owner === entry || isOfLibrary(symbol)) return []
    return [`[\`${name}\`](/api/${shortName(owner.library.name)}#${slugOf(name)})`]
  })
  return [
    `## ${entry.specifier}`,
    ...(others.length > 0 ? [`Described elsewhere: ${others.join(', ')}.`] : []),
    ...(foreign.length > 0 ? [`Handed on from other libraries: ${foreign.join(', ')}.`] : []),
    ...[...own]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, symbol]) => memberOf(program.getTypeChecker(), name, symbol)),
  ].join('\n\n')
}

/** The pages of the types of all packages, by the package: each name that an entry exports is described once. */
export function apiPages(program: ts.Program, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const owners = ownersOf(program, entries)
  const names = new Set(entries.map(({ library }) => library.name))
  return new Map(
    [...names].map((name) => {
      const parts = entries
        .filter(({ library }) => library.name === name)
        .map((entry) => entryPart(program, entry, owners))
      return [name, `# Types of ${name}\n\n${parts.join('\n\n')}\n`]
    }),
  )
}
