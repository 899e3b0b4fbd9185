import type { Break } from '../break'

export const made: Break = {
  promise:
    'Styles are never delivered by a style element: the strictest policy is not touched on the whole journey.',
  file: 'ui-primitives/src/sheets.tsx',
  find: '    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...added]\n',
  replace: `    const element = document.createElement('style')
    element.textContent = fresh.join('')
    const parent = root instanceof Document ? root.head : root
    parent.append(element)
`,
  caughtBy: {
    stage: 'e2e',
    file: 'policy.spec.ts',
    test: 'policy: the list opens without a violation',
    message: 'style-src-elem inline',
  },
}
