import type { Break } from '../break'

export const made: Break = {
  promise: 'No code comes from elsewhere at run time (R18).',
  file: 'plugins/modal/src/views/create-portal.ts',
  find: "  element.setAttribute('aria-live', 'off')\n",
  replace:
    "  element.setAttribute('aria-live', 'off')\n  void import(/* @vite-ignore */ 'https://code.example/x.js')\n",
  caughtBy: { stage: 'e2e', file: 'connect.spec.ts', test: 'connecting: a refusal is told' },
}
