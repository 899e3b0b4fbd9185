// Compares sources and built files with compatibility data: what a browser of the floor may lack is refused, unless
// `browsers/allowed.ts` says why it does no harm. Needs the built packages and pages.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowed } from './browsers/allowed'
import { type LateFeatures, readLateFeatures } from './browsers/late-features'
import { scanScript } from './browsers/scan-script'
import { scanSheet } from './browsers/scan-sheet'
import { scanTypes } from './browsers/scan-types'
import { filesBelow } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { runCheck, type Violation } from './workspace/run-check'

/** A page with every feature and the libraries of both chains, as a host's bundler writes it. */
const PAGE = 'examples/all-features'
/** Test wallets and developer tools run in the browsers of developers; conformance checks and tests run in Node. */
const ELSEWHERE =
  /^adapters\/simulated-wallet\/|^plugins\/devtools\/|\/(?:conformance|testing|test-support)\/|\.(?:test|test-d|bench)\.tsx?$/
const OURS = /^(?:kernel|ui-primitives|view-kit|adapter-kit|testing|plugins\/[\w-]+|adapters\/[\w-]+)\/src\//

/** A late feature and the file that has it. */
interface Finding {
  readonly file: string
  readonly name: string
}

function findIn(root: string, folder: string, late: LateFeatures): readonly Finding[] {
  const dist = join(root, folder, 'dist')
  // Style sheets of the page itself are its own.
  const built = folder === PAGE ? /\.js$/ : /\.(?:js|css)$/
  const files = existsSync(dist) ? filesBelow(dist).filter((file) => built.test(file)) : []
  return files.flatMap((name) => {
    const file = `${folder}/dist/${name}`
    if (ELSEWHERE.test(file)) return []
    const text = readFileSync(join(dist, name), 'utf8')
    const found = name.endsWith('.css') ? scanSheet(text, late.sheet) : scanScript(text, late)
    return [...found].map((feature) => ({ file, name: feature }))
  })
}

/** Returns what is late and not allowed, and what is allowed and not used. */
function checkBrowsers(root: string): readonly Violation[] {
  const late = readLateFeatures()
  const folders = [...listLibraries(root).map(({ folder }) => folder), PAGE]
  const found = [
    ...folders.flatMap((folder) => findIn(root, folder, late)),
    ...scanTypes(root, 'tsconfig.json', (file) => OURS.test(file) && !ELSEWHERE.test(file)),
  ]
  const idle = Object.keys(allowed).filter((name) => !found.some((one) => one.name === name))
  return [
    ...found
      .filter(({ name }) => !Object.hasOwn(allowed, name))
      .map(({ file, name }) => violation(file, `${name} is missing in a browser that README names`)),
    ...idle.map((name) =>
      violation('scripts/browsers/allowed.ts', `${name} is allowed, and nothing uses it`),
    ),
  ]
}

const violation = (file: string, message: string): Violation => ({ file, rule: 'browser-floor', message })

await runCheck(import.meta.url, 'browser floor', checkBrowsers)
