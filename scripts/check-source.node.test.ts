// The lint rules for the packages' source (biome.json, scripts/lint) report planted violations and nothing
// else.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTree } from './test-support/plugin-tree'
import { repositoryRoot } from './workspace/run-check'

const within = (code: string): string =>
  `export function run(element: any, frame: any, text: string) {\n${code}\n}\n`
const view = 'plugins/tips/src/views/tip-view.tsx'
const global = 'lint/style/noRestrictedGlobals'

/** Code, the rule's name or the beginning of its message, and the file in which the code is planted. */
const refused: readonly (readonly [code: string, rule: string, file?: string])[] = [
  [within('element.innerHTML = text'), 'no-html-sink'],
  [within("element['outerHTML'] = text"), 'no-html-sink'],
  [within("element.insertAdjacentHTML('beforeend', text)"), 'no-html-sink'],
  [within('frame.srcdoc = text'), 'no-html-sink'],
  ['export const frame = { srcDoc: 1 }\n', 'no-html-sink', view],
  [
    'export const P = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />\n',
    'no-html-sink',
    view,
  ],
  ["document.write('x')\n", 'no-html-sink', view],
  ["window.document['writeln']('x')\n", 'no-html-sink', view],
  [within('eval(text)'), 'no-eval'],
  [within("new Function('return 1')"), 'no-eval'],
  ["setTimeout('text', 1)\n", 'no-eval', view],
  [within('const id = Math.random()'), 'no-weak-random'],
  ['export const id = window.Math.random()\n', 'no-weak-random', view],
  ['localStorage.clear()\n', 'no-storage-clear', view],
  ['window.sessionStorage.clear()\n', 'no-storage-clear', view],
  [within("frame.postMessage(text, '*')"), 'no-star-origin'],
  [within("frame.postMessage(text, { targetOrigin: '*' })"), 'no-star-origin'],
  [within('return window.innerWidth'), global],
  [within('return globalThis.document.cookie'), 'ports-only'],
  [within("void fetch('/')"), global],
  [within('setTimeout(() => {}, 1)'), global],
  [within('return { localStorage }'), global],
  [within('return new WebSocket(text)'), global],
  [within('return Date.now()'), 'ports-only'],
  [within("return Date['now']()"), 'ports-only'],
  [within('return new Date()'), 'ports-only'],
  [within("console.log('hello')"), 'lint/suspicious/noConsole'],
  ["console.warn('no network')\n", 'lint/suspicious/noConsole', 'plugins/tips/src/check-options.ts'],
  ["open('https://a.example')\n", global, view],
  ["window.open('https://a.example')\n", 'open-link', view],
  ["location.href = 'https://a.example'\n", 'open-link', view],
  ["location = 'https://a.example'\n", 'open-link', view],
  ["window.location.assign('https://a.example')\n", 'open-link', view],
  [within('element.style.zIndex = text'), 'no-z-index'],
  ['export const banner = { zIndex: 1 }\n', 'no-z-index', 'plugins/tips/src/views/tip.css.ts'],
  [within("return new Intl.NumberFormat('ar').format(1)"), 'latin-digits'],
  [within("return new Intl.DateTimeFormat('ar', {}).format(1)"), 'latin-digits'],
  [within('return AbortSignal.any([])'), 'browser-floor'],
  [within('return AbortSignal.timeout(1)'), 'browser-floor'],
  [within('return URL.canParse(text)'), 'browser-floor'],
  [within('return globalThis.URL.parse(text)'), 'browser-floor'],
  [within('return crypto.subtle'), 'browser-floor'],
  [within('return crypto.randomUUID()'), 'browser-floor'],
  [within('return Promise.withResolvers()'), 'browser-floor'],
  [within('return /^0x[\\da-f]+$/i.test(text)'), 'no-loose-hex'],
  ['export default 1\n', 'lint/style/noDefaultExport', 'adapters/tips/src/tip.ts'],
  ['export {}\n'.repeat(301), 'lint/style/noExcessiveLinesPerFile'],
  ['export {}\n', 'lint/style/useFilenamingConvention', 'plugins/tips/src/giveTip.ts'],
]

const allowed: readonly (readonly [what: string, code: string, file?: string])[] = [
  [
    'a parameter with the name of a global',
    'export const run = (fetch: () => void, document: string) => fetch() ?? document\n',
  ],
  [
    'a member with the name of a global',
    'export const run = (ctx: any) => ctx.browser.window.open(ctx.fetch())\n',
  ],
  ['an imported name', "import { fetch } from './http'\nexport const run = () => fetch()\n"],
  ['a parameter that opens', 'export const run = (open: () => void) => open()\n'],
  ['a type', 'export type Page = Document & typeof globalThis.window\n'],
  ['a date with a value', 'export const run = (at: number) => new Date(at)\n'],
  ['an exact target', "export const run = (frame: any) => frame.postMessage('x', 'https://a.example')\n"],
  ['the page in a view', 'export const width = () => window.innerWidth\n', view],
  ['the default export of a view', 'export default function TipView() {}\n', view],
  ['a link where links are opened', "window.open('https://a.example')\n", 'plugins/tips/src/open-link.ts'],
  [
    'the layer of the theme',
    'export const banner = { zIndex: vars.layer }\n',
    'plugins/tips/src/views/tip.css.ts',
  ],
  [
    'the console in a check of the development build',
    "console.warn('x')\n",
    'plugins/tips/src/check-options.development.ts',
  ],
  ['anything in a test', 'setTimeout(() => {}, 1)\n', 'plugins/tips/src/tip.test.ts'],
]

type Report = Readonly<{
  diagnostics: readonly { category: string; message: string; location: { path: string } }[]
}>

/** Biome's diagnostics: names of rules, or the first words of our own rules' messages. */
function lint(
  codes: readonly (readonly [code: string, file: string | undefined])[],
): readonly (readonly string[])[] {
  // Each file is in its own plugin folder, so that one run checks all.
  const files = codes.map(([, file = 'plugins/tips/src/tip.ts'], index) =>
    file.replace('tips', `tips-${index}`),
  )
  const config = readFileSync(join(repositoryRoot, 'biome.json'), 'utf8')
  const root = writeTree({
    'biome.json': config.replaceAll('./scripts/lint', join(repositoryRoot, 'scripts/lint')),
    ...Object.fromEntries(codes.map(([code], index) => [files[index], code])),
  })
  const biome = join(repositoryRoot, 'node_modules/.bin/biome')
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false']
  const { diagnostics }: Report = JSON.parse(spawnSync(biome, args, { cwd: root, encoding: 'utf8' }).stdout)
  return files.map((file) =>
    diagnostics
      .filter(({ location }) => location.path === file)
      .map(({ category, message }) => (category === 'plugin' ? (message.split(':')[0] ?? '') : category)),
  )
}

test('source: planted violations are reported', { timeout: 60_000 }, () => {
  const found = lint(refused.map(([code, , file]) => [code, file]))
  const missed = refused.filter(([, rule], index) => !found[index]?.includes(rule))
  expect(missed).toEqual([])
})

const ours =
  /^(no-|ports-only|open-link|lint\/style\/no(RestrictedGlobals|DefaultExport)|lint\/suspicious\/noConsole)/

test('source: allowed code is not reported', { timeout: 60_000 }, () => {
  const found = lint(allowed.map(([, code, file]) => [code, file]))
  const wrong = allowed.map(([what], index) => [what, (found[index] ?? []).filter((rule) => ours.test(rule))])
  expect(wrong.filter(([, rules]) => rules?.length)).toEqual([])
})
