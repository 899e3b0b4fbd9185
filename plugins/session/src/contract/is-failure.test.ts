import { expect, test } from 'vitest'
import { WalletLockedError } from '../../../../adapter-kit/src/errors'
import { failureKinds } from '../rpc/failure-kinds'
import { toWalletError } from '../rpc/wallet-error'
import { isFailure } from './connector'

const connecting = { phase: 'connect' } as const

test.each<[string, unknown]>([
  ['the user rejected: 4001', toWalletError({ code: 4001, message: 'x' }, connecting)],
  ['a request is pending: -32002', toWalletError({ code: -32002, message: 'x' }, connecting)],
  ['the wallet is locked: by its message', toWalletError(new Error('The wallet is locked'), connecting)],
  ['the wallet is locked: WalletLockedError of an adapter', new WalletLockedError()],
  ['the user rejected the account upgrade: 5750', toWalletError({ code: 5750, message: 'x' }, connecting)],
])('isFailure: false when %s', (_, error) => {
  expect(isFailure(error)).toBe(false)
})

test('isFailure: true for every other wallet error, for errors of other libraries, and for undefined', () => {
  const neutral = ['USER_REJECTED', 'ATOMIC_UPGRADE_REJECTED', 'REQUEST_PENDING', 'WALLET_LOCKED']
  const numbers = Object.entries(failureKinds).flatMap(([code, kind]) =>
    neutral.includes(code) || !('numbers' in kind) ? [] : kind.numbers.slice(0, 1),
  )
  expect(numbers.length).toBeGreaterThan(20)
  const wrong = numbers.filter((code) => !isFailure(toWalletError({ code, message: 'x' }, connecting)))
  expect(wrong).toEqual([])
  for (const error of [new Error('USER_REJECTED'), { code: 'USER_REJECTED' }, undefined])
    expect(isFailure(error)).toBe(true)
})
