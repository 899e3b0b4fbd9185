/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'format/every-format.property.test.ts': [
    ['little-reads-as-nothing', 'balances-and-names', '', 'listQuantity: rounds down to three decimals'],
    ['little-worth-reads-as-nothing', 'balances-and-names', '', 'formatUsd: has every digit of the dollars and both of the cents, rounded down'],
    ['minimum-reads-as-nothing', 'swaps', "const shown = fraction.slice(0, SHORT_DIGITS).replace(/0+$/, '')", 'shortQuantity: is never more than the amount'],
    ['figures-beyond-21', 'transfers', 'const figures = fraction.slice(0, 21).replace(/\\d/g, (figure) => numbers.format(Number(figure)))', 'exactQuantity: has every digit'],
  ],
  'link/safe-href.test.ts': [['href-that-is-a-script', 'links', 'return url.href', 'javascript:alert(1)']],
} as const
