import type { Break } from '../break'

export const made: Break = {
  promise:
    'No text is ever parsed as markup: the strictest policy and Trusted Types hold over the whole way.',
  file: 'plugins/modal/src/views/create-portal.ts',
  find: "  element.setAttribute('aria-live', 'off')\n",
  replace: "  element.setAttribute('aria-live', 'off')\n  element.innerHTML = '<i></i>'\n",
  caughtBy: { stage: 'e2e', file: 'connect.spec.ts', test: 'connecting: a refusal is told' },
}
