/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'link/safe-href.test.ts': [['href-that-is-a-script', 'links', 'return url.href', 'javascript:alert(1)']],
} as const
