import { expect, test } from 'vitest'
import { checkSource } from './check-source'
import { soundTree, writeTree } from './test-support/plugin-tree'

function rulesBroken(code: string, file = 'plugins/tips/src/tip.ts'): readonly string[] {
  return checkSource(writeTree({ ...soundTree, [file]: code })).map(({ rule }) => rule)
}

test.each([
  ['element.innerHTML = text', 'no-html-sink'],
  ["element['outerHTML'] = text", 'no-html-sink'],
  ["element.insertAdjacentHTML('beforeend', text)", 'no-html-sink'],
  ['frame.srcdoc = text', 'no-html-sink'],
  ['eval(text)', 'no-eval'],
  ["new Function('return 1')", 'no-eval'],
  ['const id = Math.random()', 'no-weak-random'],
  ["frame.postMessage(text, '*')", 'no-star-origin'],
  ["frame.postMessage(text, { targetOrigin: '*' })", 'no-star-origin'],
  ['const width = window.innerWidth', 'ports-only'],
  ['const cookie = globalThis.document.cookie', 'ports-only'],
  ["void fetch('/')", 'ports-only'],
  ['setTimeout(() => {}, 1)', 'ports-only'],
  ['const now = Date.now()', 'ports-only'],
  ['const now = new Date()', 'ports-only'],
  ['const storage = { localStorage }', 'ports-only'],
  ["console.log('hello')", 'ports-only'],
  ['element.style.zIndex = text', 'no-z-index'],
])('source: refuses %s', (code, rule) => {
  expect(rulesBroken(`export function run(element: any, frame: any, text: string) {\n${code}\n}\n`)).toEqual([
    rule,
  ])
})

test.each([
  ["open('https://a.example')"],
  ["window.open('https://a.example')"],
  ["location.href = 'https://a.example'"],
  ["window.location.assign('https://a.example')"],
])('source: refuses %s in a view', (code) => {
  expect(rulesBroken(`${code}\n`, 'plugins/tips/src/views/tip-view.tsx')).toEqual(['open-link'])
})

test('source: refuses a layer of our own, but for what stands in the page', () => {
  const code = 'export const banner = { zIndex: 1 }\nexport const standing = { zIndex: vars.layer }\n'
  expect(rulesBroken(code, 'plugins/tips/src/views/tip.css.ts')).toEqual(['no-z-index'])
})

test('source: refuses document.write and storage.clear where the page may be touched', () => {
  const code = "document.write('x')\nlocalStorage.clear()\n"
  expect(rulesBroken(code, 'plugins/tips/src/views/tip-view.tsx')).toEqual([
    'no-html-sink',
    'no-storage-clear',
  ])
})

test('source: refuses markup given to React', () => {
  const code = 'export default (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />\n'
  expect(rulesBroken(code, 'plugins/tips/src/views/tip-view.tsx')).toEqual(['no-html-sink'])
})

test.each([
  [
    'a parameter with the name of a global',
    'export const run = (fetch: () => void, document: string) => fetch() ?? document\n',
  ],
  [
    'a member with the name of a global',
    'export const run = (ctx: any) => ctx.browser.window.open(ctx.fetch())\n',
  ],
  ['an imported name', "import { fetch } from './http'\nexport const run = () => fetch()\n"],
  ['a type', 'export type Page = Document & typeof window\n'],
  ['a date with a value', 'export const run = (at: number) => new Date(at)\n'],
  ['an exact target', "export const run = (frame: any) => frame.postMessage('x', 'https://a.example')\n"],
])('source: allows %s', (_name, code) => {
  expect(rulesBroken(code)).toEqual([])
})

test('source: lets a view touch the page', () => {
  expect(
    rulesBroken('export const width = () => window.innerWidth\n', 'plugins/tips/src/views/width.ts'),
  ).toEqual([])
})

test('source: leaves tests alone', () => {
  expect(rulesBroken('setTimeout(() => {}, 1)\n', 'plugins/tips/src/tip.test.ts')).toEqual([])
})

test.each([
  ['a specification', '/** SPEC.md section 9. */'],
  ['a rule by its number', '// An address is checked (R23).'],
  ['a decision by its number', '/** Never repeated: D28.25. */'],
  ['an issue', '// As issue 12 wants it.'],
])('source: refuses a comment that cites %s, and a README that does', (_what, comment) => {
  expect(rulesBroken(`${comment}\nexport const tip = 1\n`)).toEqual(['cites-unshipped'])
  expect(rulesBroken(`${comment}\n`, 'plugins/tips/README.md')).toEqual(['cites-unshipped'])
  expect(rulesBroken(`${comment}\n`, 'plugins/tips/src/tip.test.ts')).toEqual([])
})

test('source: standards may be cited', () => {
  expect(rulesBroken('/** EIP-6963, CAIP-2, RFC 3986, ERC-20, 0xD28F. */\nexport const tip = 1\n')).toEqual(
    [],
  )
})

test('source: a check of the development build may write to the console, and nobody else', () => {
  const code = "console.warn('no network')\n"
  expect(rulesBroken(code, 'plugins/tips/src/check-options.development.ts')).toEqual([])
  expect(rulesBroken(code, 'plugins/tips/src/check-options.ts')).toEqual(['ports-only'])
})
