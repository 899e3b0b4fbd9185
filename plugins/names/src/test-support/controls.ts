/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'register-name.test.ts': [
    ['name-stamped-early', 'names', 'const timestamp = 0', 'registration: the message has name, attributes and the second'],
    ['expired-signature-sent', 'names', '', 'registration: a signature older than 10 s is not sent'],
    ['lost-answer-is-a-failure', 'names', 'const found = undefined', 'registration: what the service has counts'],
    ['registered-on-its-word', 'names', 'if (!outcome.error) return', 'registration: somebody else’s address is no registration'],
  ],
  'resolve-names.test.ts': [
    ['name-of-somebody-else', 'names', 'return profile && addressOn(profile, network)', 'resolve: nobody has it where the list is empty'],
    ['name-of-another-address', 'names', 'return text !== undefined', 'reverse: only a name of the zone that really stands for the address'],
  ],
} as const
