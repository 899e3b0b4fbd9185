/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'session-steps.test.ts': [
    ['session-for-another-account', 'smart-sessions', '', 'grant: nobody is asked once account or network have changed'],
    ['session-longer-than-asked', 'smart-sessions', "if (typeof expiry !== 'number') throw new SmartSessionReplyError('expiry')", 'grant: a reply with a later end is none'],
    ['grant-lost-over-a-reload', 'smart-sessions', '', 'grant: one that the service could not record is recorded by the next visit'],
    ['recorded-on-its-word', 'smart-sessions', 'const left: readonly GrantedPermissions[] = []', 'grant: one that the service says it has recorded, and does not list, is not forgotten'],
    ['granted-twice', 'smart-sessions', 'const granted = await askWallet(attempt)', 'grant: what the wallet has granted is kept while the service fails'],
    ['revoked-on-its-word', 'smart-sessions', 'const isRevoked = failure === undefined', 'revoke: a service that says yes and still lists it'],
  ],
} as const
