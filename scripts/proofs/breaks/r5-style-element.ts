import type { Break } from '../break'

export const made: Break = {
  promise:
    'Styles are never delivered by a style element: the strictest policy is not touched on the whole way.',
  file: 'plugins/modal/src/views/create-portal.ts',
  find: "  element.setAttribute('aria-live', 'off')\n",
  replace:
    "  element.setAttribute('aria-live', 'off')\n  element.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }))\n",
  caughtBy: { stage: 'e2e', file: 'connect.spec.ts', test: 'connecting: a refusal is told' },
}
