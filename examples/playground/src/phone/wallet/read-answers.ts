/**
 * Methods that only read, answered without asking the owner. They are granted only if the owner ticks them, because most
 * wallets of phones have none of them.
 */
export const readAnswers: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['wallet_getCapabilities', {}],
  ['wallet_getCallsStatus', { version: '2.0.0', id: '0x1', chainId: '0x1', status: 100, atomic: true }],
])
