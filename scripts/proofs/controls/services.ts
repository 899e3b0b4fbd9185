import type { Control } from '../control'

export const servicesControls: readonly Control[] = [
  {
    name: 'data-of-any-network',
    proof: 'balances-and-names',
    promise: 'The data API is asked about networks it serves, and about no other.',
    replacement:
      'if (!ids.has(networkId) && signal.aborted) throw new ServiceNetworkError(networkId, failure)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/cloud/src/fetch-blockchain-api.test.ts',
      test: 'blockchain API: nothing is sent for a network that is not served',
    },
  },
  {
    name: 'directory-chain-within-another',
    proof: 'directory',
    promise: 'A wallet of eip155:1 is not listed for eip155:10.',
    replacement:
      'return queried.length === 0 || chains === undefined || chains.some((chain) => queried.join().includes(chain))',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/cloud/src/fetch-wallets.test.ts',
      test: 'wallets: chains are compared whole',
    },
  },
  {
    name: 'directory-link-that-is-a-script',
    proof: 'directory',
    promise: 'A link of the directory passes the gate of every address that is opened.',
    replacement: 'const url = parseSafeUrl && new URL(complete)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/cloud/src/parse-wallet-link.test.ts',
      test: 'app link: "javascript:alert(1)" opens nothing',
    },
  },
  {
    name: 'directory-picture-that-is-a-page',
    proof: 'directory',
    promise: "A wallet's picture never is a page of the host's own origin.",
    replacement:
      "if (picture.type === '')\n    return `data:image/svg+xml,${encodeURIComponent(await picture.text())}`",
    caughtBy: {
      stage: 'unit',
      file: 'plugins/cloud/src/fetch-image.node.test.ts',
      test: 'image: SVG is a data URL',
    },
  },
  {
    name: 'excluded-wallet-comes-back',
    proof: 'directory',
    promise: 'What the directory knows of an excluded wallet hides it in every list, the host’s own too.',
    replacement: 'void [directory, before, filled]',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/directory/load-directory.test.ts',
      test: 'directory: what it knows of excluded wallets',
    },
  },
  {
    name: 'excluded-wallet-flashes',
    proof: 'directory',
    promise:
      'A wallet that is excluded by directory id is not listed before the directory has said which it is.',
    replacement: "return resume === 'reading' && !Object.keys(connections).length",
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/directory/load-directory.test.ts',
      test: 'excluded: no wallet is listed before',
    },
  },
  {
    name: 'installed-wallet-listed-again',
    proof: 'directory',
    promise: 'An installed wallet is not offered again with a code to scan.',
    replacement: 'const isNew = (wallet: WalletEntry): boolean => namesakeOf(wallet) !== null',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/wallet-list/list-directory.test.ts',
      test: 'directory: a wallet that is installed under the same name',
    },
  },
]
