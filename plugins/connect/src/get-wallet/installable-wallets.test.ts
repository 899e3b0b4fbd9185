import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { entry, listInput } from '../test-support/list-input'
import { listInstallableWallets } from './get-wallet-view'

const homepage = 'https://w.example/'

test('installable: the host’s wallets, then featured, then recommended; each once, none installed, excluded or without links', () => {
  const input = listInput({
    rows: [walletRow('Here', { rdns: 'io.here' })],
    options: { customWallets: [entry('c', { homepage })], excludeWalletIds: ['X'] },
    directory: {
      featured: [entry('f', { homepage }), entry('c', { homepage }), entry('x', { homepage })],
      recommended: [entry('r', { homepage }), entry('h', { homepage, rdns: 'io.here' }), entry('nowhere')],
    },
  })
  const environment = { ios: false, android: false }
  expect(listInstallableWallets({ ...input, environment }).map(({ wallet }) => wallet.id)).toEqual([
    'c',
    'f',
    'r',
  ])
})
