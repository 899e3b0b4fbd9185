import type { Break } from '../break'

export const made: Break = {
  promise:
    'No text is ever parsed as markup: the strictest policy and Trusted Types hold over the whole journey.',
  file: 'plugins/modal/src/views/create-portal.ts',
  find: "  element.setAttribute('aria-live', 'off')\n",
  replace:
    "  element.setAttribute('aria-live', 'off')\n  const parse = (): void => { element.innerHTML = '<i></i>' }\n  try { parse() } catch {}\n",
  caughtBy: {
    stage: 'e2e',
    file: 'policy.spec.ts',
    test: 'policy: the list opens without a violation',
    message: 'require-trusted-types-for',
  },
}
