import { expect, test } from 'vitest'
import { readLateFeatures } from './browsers/late-features'
import { scanScript } from './browsers/scan-script'
import { scanSheet } from './browsers/scan-sheet'
import { scanTypes } from './browsers/scan-types'
import { writeTree } from './test-support/plugin-tree'

const late = readLateFeatures()

test.each([
  ['a static of the platform', 'const either = AbortSignal.any([one, other])', 'AbortSignal.any'],
  ['a static of the language', 'const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['a global', 'new CloseWatcher()', 'CloseWatcher'],
  ['a colour in a custom property', 'const css = ".a{--ground:oklch(.9 0 0)}"', 'oklch()'],
  ['a selector', 'const css = ".a:has(b){color:red}"', ':has'],
])('built script: finds %s', (_what, code, name) => {
  expect([...scanScript(code, late)]).toEqual([name])
})

test.each([
  ['what every browser has', 'const all = Promise.allSettled([AbortSignal.abort()]); new AbortController()'],
  ['a name of its own', 'class CloseWatcher {}; new CloseWatcher()'],
  ['a member that has the name of a static', 'lists.any([]); schema.union([])'],
  ['an ordinary text', 'const text = "a :has(b) of oklch(1 0 0)"'],
])('built script: accepts %s', (_what, code) => {
  expect([...scanScript(code, late)]).toEqual([])
})

test.each([
  [
    'a function behind a variable, whatever stands before',
    '.a{color:red;color:color-mix(in oklab,var(--b),red)}',
    'color-mix()',
  ],
  ['a function without a stand-in', '.a{background:light-dark(red,blue)}', 'light-dark()'],
  ['a colour taken apart', '.a{color:oklch(from var(--b) l c h)}', 'oklch(from)'],
  ['a unit', '.a{height:100dvh}', 'dvh'],
  ['an at-rule', '@starting-style{.a{opacity:0}}', '@starting-style'],
  ['a value', '.a{text-wrap:balance}', 'text-wrap: balance'],
])('style sheet: finds %s', (_what, text, name) => {
  expect([...scanSheet(text, late.sheet)]).toContain(name)
})

test.each([
  ['what a browser is asked about', '@supports (color:oklch(from red l c h)){.a{--b:oklch(from red l c h)}}'],
  ['what another declaration stands in for', '.a{height:100vh;height:100dvh;color:red;color:oklch(.5 0 0)}'],
])('style sheet: accepts %s', (_what, text) => {
  expect([...scanSheet(text, late.sheet)]).toEqual([])
})

test('types: find late members of the platform alone, and none that is asked for first', () => {
  const root = writeTree({
    'tsconfig.json': JSON.stringify({
      compilerOptions: { target: 'es2022', lib: ['es2022', 'dom'] },
      include: ['src'],
    }),
    'src/planted.ts': 'export const show = (element: HTMLElement) => element.showPopover()\n',
    'src/asked.ts': 'export const show = (element: HTMLElement) => element.showPopover?.()\n',
    'src/own.ts': 'export const show = (list: { showPopover(): void }) => list.showPopover()\n',
  })
  expect(scanTypes(root, 'tsconfig.json', (file) => file.startsWith('src/'))).toEqual([
    { file: 'src/planted.ts', name: 'HTMLElement.showPopover' },
  ])
})
