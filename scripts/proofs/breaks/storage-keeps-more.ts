import type { Break } from '../break'

export const made: Break = {
  promise: 'Storage holds what SECURITY.md lists and nothing else (R19).',
  file: 'plugins/session/src/plugin.ts',
  find: `      pick: ({ remembered, active, activeNamespace, preferred, preferredAccountTypes, pending }) => ({
        remembered,`,
  replace: `      pick: ({ remembered, active, activeNamespace, preferred, preferredAccountTypes, pending, wallets }) => ({
        wallets,
        remembered,`,
  caughtBy: { stage: 'e2e', file: 'manifest.spec.ts', test: 'manifest: a tour meets no host' },
}
