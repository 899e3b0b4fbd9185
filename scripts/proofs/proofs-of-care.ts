import type { Proof } from './proof'

/** The page that carries us is left as it was, and nobody else hears of it. */
export const careProofs: readonly Proof[] = [
  {
    name: 'policy',
    claim: 'The strictest policy with Trusted Types: no violation on the whole way, and the same look',
    how: 'each station beside the same one without a policy, pixel by pixel',
    endToEnd: ['policy.spec.ts', 'connect.spec.ts'],
    breaks: ['markup-from-text', 'r5-style-element', 'r18-code-from-elsewhere'],
  },
  {
    name: 'links',
    claim: 'No address that can be opened is a script',
    how: 'a table of hostile links; every option that takes one, filled with one, and all of it clicked',
    unit: [
      'kernel/src/ports/link.test.ts',
      'ui-primitives/src/link',
      'plugins/connect/src/views/unsafe-links.test.tsx',
    ],
    endToEnd: ['bad-input.spec.ts'],
    breaks: ['href-that-is-a-script', 'link-that-is-a-script'],
  },
  {
    name: 'directory',
    claim:
      'A wallet directory may answer what it likes: one bad entry costs itself, and nothing of it is opened',
    how: 'thousands of made-up answers; the client before a real server that is slow, broken, cut and senseless',
    unit: ['plugins/cloud', 'plugins/connect/src/directory.test.ts', 'examples/local-services/src/directory'],
    breaks: [
      'directory-link-that-is-a-script',
      'directory-picture-that-is-a-page',
      'directory-chain-within-another',
      'excluded-wallet-comes-back',
      'excluded-wallet-flashes',
      'installed-wallet-listed-again',
    ],
  },
  {
    name: 'balances-and-names',
    claim:
      'Whatever wallets, services and networks say of an account: amounts that can be, names that may be shown, of nobody else',
    how: 'hostile numbers, texts and answers entry by entry; accounts that change under a read; damaged storage',
    unit: [
      'plugins/portfolio',
      'adapters/evm/src/chain/wallet-assets.test.ts',
      'adapters/evm/src/identity.test.ts',
    ],
    breaks: [
      'portfolio-answer-for-another',
      'portfolio-names-unchecked',
      'portfolio-off-asks-for-names',
      'portfolio-old-amount-passes-for-new',
      'portfolio-picture-from-elsewhere',
      'portfolio-tokens-drop-out',
      'data-of-any-network',
    ],
  },
  {
    name: 'host-dialogs',
    claim: 'Opened from inside Radix, MUI, React Aria and native dialogs, only ours hears the visitor',
    how: 'click, type, wheel and Escape over the real libraries; theirs unchanged, the focus back',
    endToEnd: ['host-dialogs.spec.ts'],
  },
  {
    name: 'page-styles',
    claim: 'The page’s styles change nothing in ours, and ours nothing in the page',
    how: 'all computed styles, under Tailwind, Bootstrap and a reset that insists',
    endToEnd: ['page-styles.spec.ts'],
  },
  {
    name: 'locked-page',
    claim: 'SES lockdown() and frozen prototypes are survived; no built-in is touched',
    how: 'the whole way in a locked page; names of all built-ins before and after',
    unit: ['kernel/src/frozen-page.node.test.ts'],
    endToEnd: ['locked-page.spec.ts'],
  },
  {
    name: 'blocked-storage',
    claim: 'Without cookies and storage, and in a sandboxed frame, everything works for the page’s life',
    how: 'a real sandboxed frame; storage that throws, is full, damaged or emptied',
    unit: ['kernel/src/store', 'plugins/session/src/storage/stored-state.test.ts'],
    endToEnd: ['blocked-storage.spec.ts', 'bad-input.spec.ts'],
    breaks: ['r19-damaged-value-taken'],
  },
  {
    name: 'page-life',
    claim: 'Offline, frozen, asleep or gone back to: no spinner stays for ever',
    how: 'Chromium freezes the page, cuts the line and keeps it in the back/forward cache',
    endToEnd: ['lifecycle.spec.ts', 'back-forward.spec.ts'],
  },
  {
    name: 'quiet',
    claim: 'Before the first click nobody is contacted, nothing is stored, no global appears',
    how: 'request, storage and window-name logs of the built playground, from load to connected',
    endToEnd: ['quiet.spec.ts'],
  },
  {
    name: 'manifest',
    claim: 'Hosts, storage and request methods are those that SECURITY.md lists; secrets are told nowhere',
    how: 'a recorded tour of the playground against the manifests the lists are made from, both ways; canaries',
    unit: ['scripts/check-security.node.test.ts'],
    endToEnd: ['manifest.spec.ts'],
    checks: [['check-security']],
    breaks: ['storage-keeps-more'],
  },
  {
    name: 'server',
    claim: 'On a server no visitor’s state reaches another, and no broken cookie an error',
    how: '10,000 interleaved renders; 500 broken cookies; imports under a page that throws',
    unit: ['kernel/src/server.node.test.ts', 'ui-primitives/src/server-render.node.test.tsx'],
    breaks: ['r21-visitors-share-a-state'],
  },
  {
    name: 'supply',
    claim:
      'Permissive licences and no install scripts with any package, at most six from others, no code from elsewhere',
    how: 'what each package installs is walked, and its optional peers; a planted violation of each rule is found',
    unit: ['scripts/check-licences.node.test.ts', 'scripts/check-source.node.test.ts'],
    checks: [['check-licences'], ['check-source']],
  },
  {
    name: 'bytes',
    claim: 'Every package and the whole page keep their budgets',
    how: 'packed packages through Vite and esbuild; brotli bytes on the wire, against a bare React page',
    checks: [['check-bundles']],
    endToEnd: ['weight.spec.ts'],
  },
  {
    name: 'leaks',
    claim: 'Opening and closing a thousand times leaves nothing behind',
    how: 'DOM nodes and listeners as the browser counts them, after 50 and after 1,000 rounds',
    endToEnd: ['leaks.spec.ts'],
  },
  {
    name: 'scale',
    claim: 'A thousand wallets are a list like any other',
    how: 'rows in the document, search, keyboard and the last one connected; times in `pnpm bench`',
    unit: ['ui-primitives/src/virtual-list'],
    endToEnd: ['scale.spec.ts'],
  },
]
