/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'controller.test.ts': [['later-approval-ended-by-closing', 'approvals', 'await ctx.use(embeddedWalletContract).abortRequests()', 'approvals: closing aborts every pending request, but no later one']],
  'views/approve-transaction-view.test.tsx': [['name-not-checked', 'approvals', 'const name = found', 'approve view: a name that looks like another one']],
} as const
