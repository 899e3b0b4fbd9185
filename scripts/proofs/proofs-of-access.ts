import type { Proof } from './proof'

/** Everybody can use it, read it, extend it and test with it. */
export const accessProofs: readonly Proof[] = [
  {
    name: 'access',
    claim: 'axe finds nothing in any view and state',
    how: 'the whole gallery in light, dark, forced colours, at 320 px and at 200 %',
    endToEnd: ['access-matrix.spec.ts', 'access.spec.ts'],
  },
  {
    name: 'keyboard',
    claim: 'The whole way by keyboard; the focus goes in, stays in, comes back, and never lands on approving',
    how: 'key presses in Chromium, desktop and phone',
    unit: ['plugins/connect/src/views/get-wallet-views.test.tsx'],
    endToEnd: ['keyboard.spec.ts', 'access.spec.ts'],
    breaks: ['asking-again-keeps-the-focus'],
  },
  {
    name: 'transcript',
    claim: 'Opening, connecting, success and each failure are read out once',
    how: 'a transcript of all live regions',
    endToEnd: ['transcript.spec.ts'],
  },
  {
    name: 'motion',
    claim: 'Where less motion is wished for, nothing moves',
    how: 'running animations are counted on the whole way',
    endToEnd: ['motion.spec.ts'],
  },
  {
    name: 'opening',
    claim: 'The dialog opens at its full size, and between views its height goes one direction, never blank',
    how: 'height, title and content of every frame of a walk, with and without motion',
    unit: ['plugins/connect/src/views/opens-whole.test.tsx'],
    endToEnd: ['opening.spec.ts'],
    breaks: ['list-opens-before-its-code'],
  },
  {
    name: 'language',
    claim: 'Arabic is complete, mirrored and costs nothing until it is used; texts 40 % longer break nothing',
    how: 'catalogues key by key; every view measured; the language changed while the dialog is open',
    unit: ['plugins/essentials/src/texts.node.test.ts', 'kernel/src/testing/languages.test.ts'],
    endToEnd: ['language.spec.ts'],
  },
  {
    name: 'look',
    claim: 'It looks as it should',
    how: 'reference pictures of the gallery, compared with a tolerance; no cut text in any state',
    endToEnd: ['gallery.spec.ts'],
  },
  {
    name: 'clipboard',
    claim: 'What is copied is the whole address, to the letter, and a refusal is told',
    how: 'the clipboard is read back in Chromium',
    unit: ['adapters/evm/src/write-address.test.ts'],
    endToEnd: ['clipboard.spec.ts'],
    breaks: ['accounts-answered-as-sent', 'address-in-the-wallets-letters'],
  },
  {
    name: 'connectors',
    claim: 'A connector of your own takes forty lines, and the contract it keeps is checked clause by clause',
    how: '38 clauses, each with a connector that breaks it; the evm adapter and the example pass',
    unit: [
      'plugins/session/src/conformance',
      'adapters/evm/src/connector/conformance.node.test.ts',
      'examples/custom-connector',
    ],
  },
  {
    name: 'host-tests',
    claim: 'A host tests connect, sign and a no in ten lines, without an extension',
    how: 'the example’s own tests with the simulated wallet, in Vitest and in Playwright',
    unit: ['examples/host-tests', 'adapters/simulated-wallet/src/vitest.node.test.ts'],
    example: 'host-tests',
  },
]
