import { expect, test } from 'vitest'
import { otherWarnings, ownWarnings } from './own-warnings'

test.each([
  ['npm', 'npm warn ERESOLVE overriding peer dependency\nnpm warn   peer react@"^18" from latchkey@0.1.0'],
  ['pnpm', ' WARN  Issues with peer dependencies found\n└─┬ @latchkey/evm 0.1.0\n  └── ✕ missing peer viem'],
  ['Yarn', "➤ YN0002: │ host@workspace:. doesn't provide viem (p1), requested by @latchkey/evm."],
  [
    'Rollup',
    'node_modules/@latchkey/evm/dist/a.js (1:0): Module level directives cause errors when bundled, "use client" in "node_modules/@latchkey/evm/dist/a.js" was ignored.',
  ],
  [
    'Rolldown',
    '[MODULE_LEVEL_DIRECTIVE] Warning: "use client"\n   ╭─[ node_modules/latchkey/dist/react.js:1:1 ]',
  ],
  ['webpack', "WARNING in ./node_modules/@latchkey/send/dist/index.js 3:1\nexport 'x' was not found"],
  ['esbuild', '▲ [WARNING] Import "x" is undefined\n\n    node_modules/@latchkey/evm/dist/a.js:1:9:'],
  ['tsc', "src/a.ts(1,1): error TS2742: The inferred type cannot be named without '@latchkey/kernel'"],
])('warnings: what %s says of our packages is one', (_tool, output) => {
  expect(ownWarnings(output)).toHaveLength(1)
})

test('warnings: one has the lines before it, without colours', () => {
  const output = '\u001b[33m(!) Circular dependency\u001b[39m\nnode_modules/@latchkey/evm/dist/a.js\n'
  expect(ownWarnings(output)).toEqual(['(!) Circular dependency node_modules/@latchkey/evm/dist/a.js'])
})

test.each([
  ['the folder of a page', 'vite v8 building /pages/latchkey-x/vite-8'],
  ['an installed package of pnpm', 'dependencies:\n+ @latchkey/evm 0.1.0\n+ latchkey 0.1.0'],
  [
    'an installed package of Yarn',
    '➤ YN0085: │ + @latchkey/evm@npm:0.1.0::__archiveUrl=http%3A%2F%2F127.0.0.1, and 164 more.',
  ],
  ['an installed package of Bun', 'installed @latchkey/evm@0.1.0'],
  [
    'sizes',
    'dist/node_modules/@latchkey/evm/a.js   1.20 kB │ gzip: 0.6 kB\nmodules by path ./node_modules/@latchkey/ 12.3 KiB',
  ],
  ['a warning about another package', 'node_modules/other/a.js (1:0): "use client" was ignored'],
])('warnings: %s is none', (_what, output) => {
  expect(ownWarnings(output)).toEqual([])
})

test('warnings: those about others are told apart', () => {
  const output =
    '(!) Some chunks are larger than 500 kB\nbuilt in 2s\nnpm warn deprecated glob@7\nwarning in @latchkey/evm'
  expect(otherWarnings(output)).toEqual([
    '(!) Some chunks are larger than 500 kB',
    'npm warn deprecated glob@7',
  ])
})
