/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'identity.test.ts': [
    ['portfolio-names-unchecked', 'balances-and-names', '{ name }', 'identity: names have to satisfy the chain’s rules, pictures the page’s'],
    ['portfolio-name-of-another-address', 'balances-and-names', 'return output.name', 'identity: of a reverse look-up, a name that resolves to another address'],
  ],
  'nfts.test.ts': [['portfolio-picture-from-elsewhere', 'balances-and-names', 'true', 'pictures: only from allowed origins']],
  'partial-failures.test.ts': [
    ['portfolio-old-amount-passes-for-new', 'balances-and-names', '', 'tokens: a failed read of the native amount marks the list as incomplete'],
    ['portfolio-tokens-drop-out', 'balances-and-names', 'return []', 'tokens: known ones are kept beside the new native amount while the network fails'],
  ],
  'token-scale.test.ts': [['service-amount-without-its-multiplier', 'balances-and-names', 'return one', 'tokens: of a service’s list, an amount that wallets show otherwise is theirs']],
  'tokens.test.ts': [
    ['portfolio-answer-for-another', 'balances-and-names', '', 'tokens: another account cancels the read'],
    ['portfolio-native-named-by-a-source', 'balances-and-names', 'const { name, symbol, decimals } = given', "tokens: the network's own currency has the network's names and decimals"],
  ],
} as const
