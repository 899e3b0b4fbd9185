/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'send-steps.test.ts': [['signed-amount-differs', 'send', "return { type: 'transfer', to, amount: `${amount}0` }", 'transfer: amount, receiver and token are those']],
  'views/receiver-names.test.tsx': [
    ['service-name-over-chain', 'names', 'for (const { accepts, resolve } of ctx.items(nameResolvers)) if (accepts(name)) address = await resolve(name, network, signal)', 'receiver: a name of a service is looked up where the chain knows nobody', 'It did not come'],
    ['name-that-moved', 'names', '', 'receiver: a name that stands for another address by the time of sending is not sent to', 'It did not come'],
    ['name-of-nobody', 'names', 'if (address === undefined || !adapter?.isAddress(address)) return undefined', 'receiver: nobody has a name that stands for the zero address', 'It did not come'],
  ],
  'views/receiver-warning.test.ts': [['look-alike-receiver-unnoticed', 'send', '', 'receiver: one that resembles a recent receiver']],
} as const
