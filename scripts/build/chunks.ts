/**
 * How the build cuts the code of a package, which its sources do not know. Modules are named by their paths below `src`,
 * without an ending.
 */
export interface Chunks {
  /**
   * Modules that are built as one, by the name under which the package imports the built module from itself (`imports` of its
   * manifest). Frameworks keep short names such as `#shared` for themselves. Nothing that first code needs is among them:
   * esbuild would then carry the whole module in the first bytes.
   */
  readonly joined?: Readonly<Record<`#latchkey/${string}`, readonly string[]>>
  /**
   * Whether the package is built as the modules that it exports, and nothing else. These import each other by their public
   * names.
   */
  readonly asExported?: boolean
  /**
   * What the built form of a lazy module exports besides its own: modules, or a name of another package, `package#name`. A host's bundler
   * makes a file for every combination of lazy parts that share code. With what another part has among its exports, this
   * part's own and the shared code are in that part's file.
   */
  readonly beside?: Readonly<Record<string, readonly string[]>>
}

/** Views and the dialog share the primitives, and a page needs the dialog with its first view. */
const DIALOG = '@latchkey/modal/shell#createShell'
const lazyViews: Chunks = { beside: { lazy: [DIALOG] } }

/** By the name of the package. */
export const chunks: Readonly<Record<string, Chunks>> = {
  '@latchkey/kernel': {
    joined: {
      // What a page fetches when it first keeps a change, sends a request or begins a flow.
      // Apart from the services, since a list of wallets sends HTTP requests and keeps nothing yet.
      '#latchkey/actions': [
        'ports/storage-writer',
        'router/create-flows',
        'rpc/send-request',
        'store/persist-slice',
      ],
      '#latchkey/services': [
        'async',
        'ports/open-link',
        'ports/page',
        'ports/send-http',
        'queries/query-entry',
        'to-json',
      ],
      // Small, and each file of its own is named in the first bytes of a page.
      '#latchkey/small-parts': ['ports/web-url', 'unanswered-errors'],
      // Of a page's own buttons, apart from what views are shown with.
      '#latchkey/plugin-hooks': ['react/use-plugin'],
      '#latchkey/views': [
        'react/use-after',
        'react/use-lazy',
        'react/use-texts',
        'react/view-hooks',
        'react/view-outlet',
      ],
    },
  },
  '@latchkey/ui-primitives': { asExported: true },
  '@latchkey/session': {
    joined: {
      // Small modules that most lazy parts use. Each file of its own is named in the first bytes of a page.
      '#latchkey/shared': ['caip', 'network/is-hex', 'network/to-network-id', 'rpc/error-layers'],
      // What pages with an account read balances and names with.
      '#latchkey/balances': ['network/address-of-name', 'worth'],
      // The list of wallets. An adapter that lists wallets loads it together with its own code.
      '#latchkey/wallet-list': [
        'contract/wallet-join',
        'wallets/listed-wallets',
        'wallets/look-alikes',
        'wallets/sync-wallets',
        'wallets/untrusted-text',
        'wallets/wallet-rows',
      ],
    },
  },
  '@latchkey/solana': {
    joined: {
      '#latchkey/wallet-list': ['base58', 'connector/read-accounts', 'discovery/register-wallets'],
    },
  },
  '@latchkey/cloud': {
    joined: {
      '#latchkey/directory': ['fetch-image', 'fetch-wallets', 'request-service'],
      '#latchkey/services': ['blockchain-api', 'project'],
    },
  },
  '@latchkey/connect': {
    joined: {
      // What every list of wallets needs. Code that is loaded later imports from it what both use.
      '#latchkey/first-view': [
        'copy/installed-wallets-copy',
        'wallet-list/connect-view',
        'wallet-list/installed-wallet-row',
        'wallet-list/installed-wallets',
        'wallet-list/load-connect-views',
        'wallet-list/use-list-code',
        'wallet-list/use-places',
        'wallet-list/wallet-list-section',
        'wallet-picture',
      ],
    },
    // Each part has the next smaller one among its exports.
    beside: {
      'wallet-list/load-connect-views': [DIALOG],
      'wallet-list/directory-list': [DIALOG],
      'wallet-list/list-extras': ['wallet-list/directory-list'],
      lazy: ['wallet-list/list-extras'],
      'pairing/lazy': ['wallet-list/list-extras'],
    },
  },
  '@latchkey/account': { beside: { lazy: [DIALOG, 'networks/dialog-networks'] } },
  '@latchkey/approvals': { beside: { 'views/approve-transaction-view': [DIALOG] } },
  '@latchkey/email': lazyViews,
  '@latchkey/history': { beside: { 'views/transactions-view': [DIALOG] } },
  '@latchkey/names': lazyViews,
  '@latchkey/onramp': lazyViews,
  '@latchkey/pay': lazyViews,
  '@latchkey/receive': lazyViews,
  '@latchkey/send': lazyViews,
  '@latchkey/siwx': lazyViews,
  '@latchkey/smart-sessions': lazyViews,
  '@latchkey/socials': { beside: { lazy: [DIALOG], methods: [DIALOG] } },
  '@latchkey/swaps': lazyViews,
  '@latchkey/transactions': lazyViews,
}
