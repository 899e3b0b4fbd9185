import type { Break } from '../break'

export const made: Break = {
  promise: 'Typed data for one chain is not signed on another one.',
  file: 'adapters/evm/src/wallet-transport.ts',
  find: 'if (wanted === current) return',
  replace: 'if (wanted !== undefined) return',
  caughtBy: { stage: 'unit', file: 'adapters/evm/src/clients.test.ts', test: 'typed data of another chain' },
}
