import { expect, test } from 'vitest'
import { type WalletRowParts, walletRow } from '../../../../testing/src/session-states'
import { createWalletJoin, type KnownWallet } from './wallet-join'

const evm = (parts: WalletRowParts = {}) => walletRow('Phantom', { id: 'evm', rdns: 'app.phantom', ...parts })
const solana = (parts: WalletRowParts = {}) =>
  walletRow('Phantom', { id: 'solana', namespaces: ['solana'], ...parts })
const joined = (rows: readonly ReturnType<typeof walletRow>[], known?: readonly KnownWallet[]) => {
  const join = createWalletJoin(rows, known)
  return rows.map((row) =>
    join(row)
      .map(({ id }) => id)
      .join('+'),
  )
}

test('join: rows of one name in different namespaces, whatever its case and spaces', () => {
  expect(joined([evm(), solana({ name: ' PHANTOM ' }), walletRow('Oak')])).toEqual([
    'evm+solana',
    'evm+solana',
    'oak',
  ])
  const sui = walletRow('Phantom', { id: 'sui', namespaces: ['sui', 'bip122'] })
  expect(joined([evm(), solana(), sui])).toEqual(Array.from({ length: 3 }, () => 'evm+solana+sui'))
})

test('join: not where a namespace has two of the name, nor where one of them is marked', () => {
  const second = solana({ id: 'second' })
  expect(joined([evm(), solana(), second])).toEqual(['evm', 'solana', 'second'])
  const marked = [evm({ lookAlike: true }), solana()]
  expect(joined(marked)).toEqual(['evm', 'solana'])
})

test('join: not another name, nor what is not installed', () => {
  expect(joined([evm(), solana({ name: 'Phantom Wallet' })])).toEqual(['evm', 'solana'])
  expect(joined([evm({ kind: 'external' }), solana()])).toEqual(['evm', 'solana'])
  expect(joined([evm({ kind: 'injected' }), solana()])).toEqual(['evm+solana', 'evm+solana'])
})

test.each<readonly [what: string, known: readonly KnownWallet[], isJoined: boolean]>([
  ['the rdns of the row', [{ name: 'phantom', rdns: 'App.Phantom' }], true],
  ['no rdns', [{ name: 'Phantom' }], true],
  ['only another rdns', [{ name: 'Phantom', rdns: 'app.other' }], false],
  ['another rdns of another name', [{ name: 'Oak', rdns: 'app.oak' }], true],
  [
    'both',
    [
      { name: 'Phantom', rdns: 'app.other' },
      { name: 'Phantom', rdns: 'app.phantom' },
    ],
    true,
  ],
])('join: not where the directory knows the name with another rdns: %s', (_what, known, isJoined) => {
  expect(joined([evm(), solana()], known)).toEqual(
    isJoined ? ['evm+solana', 'evm+solana'] : ['evm', 'solana'],
  )
})
