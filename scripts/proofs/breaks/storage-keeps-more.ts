import type { Break } from '../break'

export const made: Break = {
  promise: 'Storage holds what SECURITY.md lists and nothing else (R19).',
  file: 'plugins/session/src/plugin.ts',
  find: `      }) => ({
        remembered,`,
  replace: `        wallets,
      }) => ({
        wallets,
        remembered,`,
  caughtBy: { stage: 'e2e', file: 'manifest.spec.ts', test: 'manifest: a tour meets no host' },
}
