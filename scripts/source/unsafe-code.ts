import ts from 'typescript'
import { globalName, memberName, objectOf } from './name-use'
import type { ParsedFile } from './unresolved-names'

/** What a rule says about one place, or nothing. */
export type Finding = { readonly rule: string; readonly message: string } | undefined

/** Names of properties and attributes that turn text into markup. */
const htmlSinks = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'createContextualFragment',
  'dangerouslySetInnerHTML',
  'parseFromString',
  'srcdoc',
  'srcDoc',
])

function html(node: ts.Node): Finding {
  const name =
    memberName(node) ??
    (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) ? node.name.text : undefined) ??
    (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : undefined)
  if (name === undefined || !htmlSinks.has(name)) return undefined
  return { rule: 'no-html-sink', message: `${name} turns text into markup` }
}

function evaluated(file: ParsedFile, node: ts.Node): Finding {
  const name = globalName(file, node)
  if (name === 'eval' || (name === 'Function' && !ts.isBinaryExpression(node.parent))) {
    return { rule: 'no-eval', message: `${name} runs text as code` }
  }
  if (!ts.isCallExpression(node)) return undefined
  const callee = globalName(file, node.expression)
  const [first] = node.arguments
  if ((callee === 'setTimeout' || callee === 'setInterval') && first && ts.isStringLiteralLike(first)) {
    return { rule: 'no-eval', message: `${callee} with a text runs it as code` }
  }
  return undefined
}

function member(file: ParsedFile, node: ts.Node): Finding {
  const object = objectOf(node)
  const name = memberName(node)
  const owner = object && globalName(file, object)
  if (owner === 'document' && (name === 'write' || name === 'writeln')) {
    return { rule: 'no-html-sink', message: `document.${name} turns text into markup` }
  }
  if (owner === 'Math' && name === 'random') {
    return { rule: 'no-weak-random', message: 'Math.random can be guessed; use ctx.randomId' }
  }
  if ((owner === 'localStorage' || owner === 'sessionStorage') && name === 'clear') {
    return { rule: 'no-storage-clear', message: `${owner}.clear removes what the host and other kits stored` }
  }
  return undefined
}

function isStar(node: ts.Node | undefined): boolean {
  if (!node) return false
  if (ts.isStringLiteralLike(node)) return node.text === '*'
  if (!ts.isObjectLiteralExpression(node)) return false
  return node.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      property.name.text === 'targetOrigin' &&
      isStar(property.initializer),
  )
}

function posted(node: ts.Node): Finding {
  if (!ts.isCallExpression(node)) return undefined
  const name =
    memberName(node.expression) ?? (ts.isIdentifier(node.expression) ? node.expression.text : undefined)
  if (name !== 'postMessage' || !isStar(node.arguments[1])) return undefined
  return { rule: 'no-star-origin', message: "postMessage to '*' tells every origin" }
}

/** Code that lets text become markup or programs, or that is weak where it must be strong. Refused everywhere. */
export function unsafeCode(file: ParsedFile, node: ts.Node): Finding {
  return html(node) ?? evaluated(file, node) ?? member(file, node) ?? posted(node)
}
