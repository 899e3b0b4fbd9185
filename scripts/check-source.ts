// What library source may not do: markup from text, weak randomness, touching the page outside the ports,
// sending a reader to papers that are not shipped.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { globalName, memberName, objectOf, type ParsedFile, parseFiles } from './global-names'
import { filesBelow, isTest } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { isMain, runCheck, type Violation } from './workspace/run-check'

/** Names and numbers of papers that are in no package: a specification, a design, rules and issues by number. */
const CITATION =
  /\b(?:SPEC|DESIGN|LOOK)\.md\b|\bSPEC \d|\b[DR]\d{1,2}(?:\.\d+)?\b(?=[),;:. ]|$)|\bissue #?\d+/

/** Lines of a shipped file that send its reader to a text the reader has not. */
function citationViolations(root: string, name: string): readonly Violation[] {
  const lines = readFileSync(join(root, name), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const cited = CITATION.exec(line)?.[0]
    if (cited === undefined) return []
    const message = `cites ${cited}, which is not shipped; give the reason itself`
    return [{ file: `${name}:${index + 1}`, rule: 'cites-unshipped', message }]
  })
}

/** What a rule says about one place, or nothing. */
type Finding = { readonly rule: string; readonly message: string } | undefined

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
function unsafeCode(file: ParsedFile, node: ts.Node): Finding {
  return html(node) ?? evaluated(file, node) ?? member(file, node) ?? posted(node)
}

/** Where the page may be touched: behind the ports, where something is drawn, and in what serves tests. */
const mayTouchPage = [
  /^kernel\/src\/ports\//,
  /^(plugins|adapters)\/[^/]+\/src\/(.*\/)?((views|components)\/|[^/]+\.tsx$|use-[^/]+\.ts$|open-link\.ts$)/,
  /^kernel\/src\/react\//,
  /^plugins\/essentials\/src\/react\//,
  /^ui-primitives\//,
  /^adapters\/simulated-wallet\//,
  /^plugins\/session\/src\/conformance\//,
]
/** Where a link or a popup may be opened, so that its target is checked in one place. */
const mayOpenLinks = [
  /^kernel\/src\/ports\/browser\.ts$/,
  /(^|\/)open-link\.ts$/,
  /^adapters\/simulated-wallet\//,
]

const pageGlobals = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'console',
])

function opening(file: ParsedFile, node: ts.Node): Finding {
  const message = 'links are opened in open-link.ts or by the browser port, where the target is checked'
  if (ts.isCallExpression(node)) {
    const callee = node.expression
    const owner = objectOf(callee)
    const onLocation = owner !== undefined && globalName(file, owner) === 'location'
    const changes = ['assign', 'replace'].includes(memberName(callee) ?? '')
    if (globalName(file, callee) === 'open' || (onLocation && changes)) return { rule: 'open-link', message }
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const target = node.left
    const owner = objectOf(target)
    const ownerIsLocation = owner !== undefined && globalName(file, owner) === 'location'
    if (globalName(file, target) === 'location' || (ownerIsLocation && memberName(target) === 'href')) {
      return { rule: 'open-link', message }
    }
  }
  return undefined
}

function touching(file: ParsedFile, node: ts.Node): Finding {
  const name = globalName(file, node)
  if (name !== undefined && pageGlobals.has(name)) {
    return {
      rule: 'ports-only',
      message: `${name} is reached through a port outside views, components and hooks`,
    }
  }
  const owner = objectOf(node)
  const readsClock = owner !== undefined && globalName(file, owner) === 'Date' && memberName(node) === 'now'
  const makesDate =
    ts.isNewExpression(node) && !node.arguments?.length && globalName(file, node.expression) === 'Date'
  if (readsClock || makesDate) {
    return {
      rule: 'ports-only',
      message: 'the time is read from ctx.clock outside views, components and hooks',
    }
  }
  return undefined
}

/** Use of the page outside the places that may, in a file named relative to the repository. */
function pageAccess(file: ParsedFile, node: ts.Node, name: string): Finding {
  const link = mayOpenLinks.some((place) => place.test(name)) ? undefined : opening(file, node)
  if (link || mayTouchPage.some((place) => place.test(name))) return link
  // Options are checked before there is a logger; what the development build alone holds may say so itself.
  const isToldByName = name.endsWith('.development.ts') && globalName(file, node) === 'console'
  return isToldByName ? undefined : touching(file, node)
}

/** What is standing in a page obeys the page: the theme's own variable (`--lk-z-index`). */
const EMBEDDED_LAYER = 'vars.layer'

/** The browser's top layer puts the dialog above everything; a number of ours would join the page's race. */
function stacking(node: ts.Node, fileName: string): Finding {
  if (!declaresLayer(node, fileName)) return undefined
  return { rule: 'no-z-index', message: 'a layer of our own competes with the page; order the elements' }
}

function declaresLayer(node: ts.Node, fileName: string): boolean {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && fileName.endsWith('.css.ts'))
    return node.name.text === 'zIndex' && node.initializer.getText() !== EMBEDDED_LAYER
  const owner = memberName(node) === 'zIndex' ? objectOf(node) : undefined
  return owner !== undefined && memberName(owner) === 'style'
}

function isLibrarySource(file: string): boolean {
  return (
    /\.tsx?$/.test(file) &&
    !file.endsWith('.d.ts') &&
    !isTest(file) &&
    !/(^|\/)(test-support|fixtures)\//.test(file)
  )
}

export function checkSource(root: string): readonly Violation[] {
  const names = listLibraries(root).flatMap(({ folder, path }) =>
    filesBelow(path)
      .filter((file) => file.startsWith('src/') && isLibrarySource(file))
      .map((file) => `${folder}/${file}`),
  )
  const files = parseFiles(names.map((name) => join(root, name)))
  const violations = new Map<string, Violation>()
  files.forEach((file, index) => {
    const name = names[index] ?? file.source.fileName
    const visit = (node: ts.Node): void => {
      const finding = unsafeCode(file, node) ?? stacking(node, name) ?? pageAccess(file, node, name)
      if (finding) {
        const { line } = file.source.getLineAndCharacterOfPosition(node.getStart(file.source))
        const place = `${name}:${line + 1}`
        violations.set(`${place} ${finding.rule}`, { file: place, ...finding })
      }
      ts.forEachChild(node, visit)
    }
    visit(file.source)
  })
  const readmes = listLibraries(root)
    .map(({ folder }) => `${folder}/README.md`)
    .filter((name) => existsSync(join(root, name)))
  const cited = [...names, ...readmes].flatMap((name) => citationViolations(root, name))
  return [...violations.values(), ...cited]
}

if (isMain(import.meta.url)) await runCheck('source rules', checkSource)
