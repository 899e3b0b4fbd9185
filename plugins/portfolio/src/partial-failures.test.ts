import { expect, test } from 'vitest'
import { createFakeCloud } from './test-support/fake-cloud'
import { BALANCE, entry, names, page, usdc, wire, wireEther } from './test-support/tokens-page'

test('tokens: if the network fails to list them the native one is shown, marked as incomplete', async () => {
  const made = page({ network: () => Promise.reject(new Error('refused')), options: { tokens: [usdc] } })
  await made.portfolio.loadTokens()
  expect(entry(made)).toMatchObject({ source: 'network', failedAtMs: 0, items: [{ value: '7' }] })
  expect(made.notices.map(({ notice }) => notice.code)).toEqual(['BALANCE_UNAVAILABLE'])
  expect(made.errors).toHaveLength(1)
})

test('tokens: known ones are kept beside the new native amount while the network fails', async () => {
  let isUp = true
  let amount = '7'
  const network = () =>
    isUp ? Promise.resolve([{ ...usdc, value: '5' }]) : Promise.reject(new Error('refused'))
  const made = page({ network, native: async () => amount, options: { tokens: [usdc] } })
  await made.portfolio.loadTokens()
  isUp = false
  amount = '8'
  await made.portfolio.refresh()
  expect(entry(made)).toMatchObject({ failedAtMs: 0, items: [{ value: '8' }, { ...usdc, value: '5' }] })
  expect(made.notices.map(({ notice }) => notice.code)).toEqual(['BALANCE_UNAVAILABLE'])
  isUp = true
  await made.clock.advance(30_001)
  await made.portfolio.loadTokens()
  expect(entry(made)).not.toHaveProperty('failedAtMs')
})

test('tokens: the service’s list is kept when service and network fail', async () => {
  const served = ['eip155:1']
  const cloud = createFakeCloud({ [BALANCE]: { balances: [wire(), wireEther] } }, { served })
  const made = page({ cloud, network: () => Promise.reject(new Error('refused')) })
  await made.portfolio.loadTokens()
  served.pop()
  await made.portfolio.refresh()
  expect(entry(made)).toMatchObject({ source: 'service', failedAtMs: 0 })
  expect(names(made)).toEqual(['Ether', 'USD Coin'])
})

test('tokens: a failed read of the native amount marks the list as incomplete', async () => {
  let isUp = true
  const native = () => (isUp ? Promise.resolve('7') : Promise.reject(new Error('down')))
  const made = page({ native, network: async () => [], options: { tokens: [usdc] } })
  await made.portfolio.refresh()
  isUp = false
  await made.clock.advance(30_001)
  await made.portfolio.loadTokens()
  expect(entry(made)).toMatchObject({ status: 'known', failedAtMs: 30_001, items: [{ value: '7' }] })
  expect(made.notices.map(({ notice }) => notice.code)).toEqual(['BALANCE_UNAVAILABLE'])
})

test('tokens: the service counts as failed if its supported networks cannot be read', async () => {
  const cloud = createFakeCloud({}, { served: new Error('503') })
  const made = page({ cloud })
  await made.portfolio.loadTokens()
  expect(entry(made)).toMatchObject({ source: 'network', failedAtMs: 0, items: [{ value: '7' }] })
  expect(made.notices.map(({ notice }) => notice.code)).toEqual(['BALANCE_UNAVAILABLE'])
})
