import type { Break } from '../break'

export const made: Break = {
  promise: 'The wallet client acts for the account the user chose.',
  file: 'adapters/evm/src/clients.ts',
  find: "activeAccount(connection, 'eip155')?.address",
  replace: 'connection.accounts[0].address',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/clients.test.ts',
    test: 'acts for the account the user chose',
  },
}
