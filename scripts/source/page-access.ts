import ts from 'typescript'
import { globalName, memberName, objectOf } from './name-use'
import type { ParsedFile } from './unresolved-names'
import type { Finding } from './unsafe-code'

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
export function pageAccess(file: ParsedFile, node: ts.Node, name: string): Finding {
  const link = mayOpenLinks.some((place) => place.test(name)) ? undefined : opening(file, node)
  if (link || mayTouchPage.some((place) => place.test(name))) return link
  // Options are checked before there is a logger; what the development build alone holds may say so itself.
  const isToldByName = name.endsWith('.development.ts') && globalName(file, node) === 'console'
  return isToldByName ? undefined : touching(file, node)
}
