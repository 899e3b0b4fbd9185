import type { Proof } from './proof'

/** What another script, extension, stored value or service on the page cannot do. */
export const neighbourProofs: readonly Proof[] = [
  {
    name: 'neighbours',
    claim:
      'A hostile script, extension or stored value beside it cannot pose as a wallet in use, remove one, or redirect a request',
    how: 'each attack as a script: names, pictures and ids claimed twice, replaced registration, forged storage, requests for other accounts and chains, redirects',
    unit: [
      'adapters/solana/src/discovery',
      'adapters/walletconnect/src/connection',
      'adapters/walletconnect/src/relay',
      'kernel/src/hydration.test.ts',
      'kernel/src/ports',
      'plugins/cloud/src/origin-pattern.test.ts',
      'plugins/essentials/src/hydration.test.ts',
      'plugins/session/src/claimants.test.ts',
      'plugins/session/src/name-claim.test.ts',
      'plugins/session/src/rpc',
      'plugins/session/src/wallet-rows.test.ts',
    ],
    endToEnd: [
      'account-in-use.spec.ts',
      'hostile.spec.ts',
      'neighbours.spec.ts',
      'standard-neighbours.spec.ts',
    ],
    breaks: [
      'account-that-was-not-granted',
      'announcement-id-claimed-twice',
      'copied-picture-joins-a-row',
      'first-claimant-restored',
      'foreign-typed-data-allowed',
      'hydrated-unparsed',
      'hydrated-without-parse',
      'late-claimant-ignored',
      'look-alike-letters-pass',
      'r19-relay-value-taken-whole',
      'r23-transaction-for-another-chain',
      'r35-account-outside-the-grant',
      'r35-key-of-another-network',
      'r35-network-outside-the-grant',
      'r37-post-follows-a-redirect',
      'r38-origin-pattern-for-everybody',
      'relay-deep-link-from-elsewhere',
      'wallet-evicted-by-another',
      'wallet-registration-replaced',
    ],
  },
]
