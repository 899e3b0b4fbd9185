/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'register-name.test.ts': [
    ['name-signed-by-another-account', 'names', '', 'registration: refused after a change of account or network'],
    ['name-stamped-early', 'names', 'const timestamp = 0', 'registration: the message has name, attributes and the second'],
    ['expired-signature-sent', 'names', '', 'registration: a signature older than 10 s is not sent'],
    ['lost-answer-is-a-failure', 'names', 'const read = { profile: undefined }', 'registration: a lost or unreadable response'],
    ['unconfirmed-name-is-a-failure', 'names', '', 'registration: after a lost connection the service may have the name'],
    ['registered-on-its-word', 'names', 'if (!outcome.error) return { name }', 'registration: fails when the service returns somebody else’s address'],
  ],
  'resolve-names.test.ts': [
    ['name-of-somebody-else', 'names', "if (!profile) return { issue: 'unregistered', networkId }", 'resolve: unregistered for an empty list'],
    ['name-of-another-address', 'names', 'return text !== undefined', 'reverse: only displayable names of the zone that resolve to the address'],
  ],
  'views/request-view.test.tsx': [
    ['name-request-of-a-page', 'names', 'registrations.get(request) ?? registrations.get(begin(request))', 'request: what a page opens it with is ignored'],
    ['name-requests-end-with-the-run', 'names', 'const actionsOf = async (ctx: NamesContext) => (await code()).createNameActions(ctx)', 'request: a restart ends no promise'],
    ['name-signed-twice', 'names', '', 'request: the form leads back to the request that the wallet has'],
  ],
} as const
