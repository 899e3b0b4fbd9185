import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { account, asSmartAccount, smart, startEvm, TO, TRANSACTION_HASH } from '../test-support/start-evm'

const own = account.address
const stranger = { code: 4100 }

test('accounts: both are given, the preferred one first; without a smart account there is one', async () => {
  const accounts = (...[of, preferred]: [typeof smart?, 'smartAccount'?]) =>
    startEvm({}, of, preferred).run('eth_accounts', undefined)
  expect(await accounts()).toEqual([own])
  expect(await accounts(undefined, 'smartAccount')).toEqual([own])
  expect(await accounts(smart)).toEqual([own, smart.address])
  expect(await accounts(smart, 'smartAccount')).toEqual([smart.address, own])
})

test('accounts: a transaction that names none is the preferred one’s', async () => {
  const preferring = startEvm(asSmartAccount, smart, 'smartAccount')
  expect(await preferring.send({ to: TO })).toBe(TRANSACTION_HASH)
  expect(preferring.fact('Your smart account')).toBe(smart.address)
  await preferring.send({ to: TO, from: own.toLowerCase() })
  expect(preferring.fact('Your account')).toBe(own)
  const other = startEvm(asSmartAccount, smart)
  await other.send({ to: TO })
  expect([other.fact('Your account'), other.operations]).toEqual([own, []])
})

test('accounts: one of another wallet neither signs nor sends', async () => {
  const { run, send, asked } = startEvm(asSmartAccount, smart)
  await expect(run('personal_sign', [toHex('hello'), TO])).rejects.toMatchObject(stranger)
  await expect(run('eth_signTypedData_v4', [TO, {}])).rejects.toMatchObject(stranger)
  await expect(send({ to: TO, from: TO })).rejects.toMatchObject(stranger)
  // Nor the smart account where there is none.
  await expect(startEvm().send({ to: TO, from: smart.address })).rejects.toMatchObject(stranger)
  expect(asked).toEqual([])
})

test('accounts: the smart account’s transaction is for its chain and has a receiver', async () => {
  const { send, asked, operations } = startEvm(asSmartAccount, smart)
  for (const given of [{ data: '0x6000' }, { to: TO, chainId: '0xa' }])
    await expect(send({ from: smart.address, ...given })).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
  await send({ from: smart.address, to: TO, input: '0xdeadbeef', chainId: '0x1' })
  expect(asked[0]?.facts.at(-1)?.value).toBe('0xdeadbeef')
  expect(operations[0]?.callData).toContain('deadbeef')
})
