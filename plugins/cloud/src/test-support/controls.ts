/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'fetch-blockchain-api.test.ts': [
    ['path-that-leads-elsewhere', 'balances-and-names', '', 'blockchain API: a path with the segment ".." would lead elsewhere'],
    ['data-of-any-network', 'balances-and-names', 'if (!ids.has(networkId) && signal.aborted) throw new ServiceNetworkError(networkId, failure)', 'blockchain API: nothing is sent for an unsupported network'],
  ],
  'fetch-image.node.test.ts': [['directory-picture-that-is-a-page', 'directory', "if (picture.type === '')\nreturn `data:image/svg+xml,${encodeURIComponent(await picture.text())}`", 'image: SVG is a data URL, which cannot be a page of this origin']],
  'fetch-wallets.test.ts': [['directory-chain-within-another', 'directory', 'return queried.length === 0 || chains === undefined || chains.some((chain) => queried.join().includes(chain))', 'wallets: chains are compared as a whole, and wallets without chains are kept']],
  'origin-pattern.test.ts': [['origin-pattern-for-everybody', 'impersonation', '', 'origin: https://evil.co.uk is not allowed by']],
  'parse-wallet-link.test.ts': [['directory-link-that-is-a-script', 'directory', 'const url = parseSafeUrl && new URL(complete)', 'app link: "javascript:alert(1)" opens nothing']],
} as const
