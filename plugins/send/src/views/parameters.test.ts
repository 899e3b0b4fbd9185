import { createFakeChainAdapter } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import type { ReceiverInput } from '../contract'
import { emptyDraft } from '../state'
import { createArgumentCheck, withParameters } from './parameters'

const readReceiver = (text: string): ReceiverInput => ({ phase: 'address', text, address: text })
const reading = { token: 'native', decimals: 6, locale: 'de', readReceiver }

test('parameters: an amount in smallest units is shown exactly in whole tokens', () => {
  expect(withParameters(emptyDraft, { amount: '1500001' }, reading)).toMatchObject({
    amount: '1500001',
    amountText: '1,500001',
    unit: 'token',
  })
})

test('parameters: an amount that is no integer is ignored', () => {
  expect(withParameters(emptyDraft, { amount: '1.5' }, reading)).toMatchObject({
    amount: undefined,
    amountText: '1.5',
    unit: 'token',
  })
})

test('parameters: an amount has no text until the decimals of the token are known', () => {
  const unread = { ...reading, decimals: undefined }
  expect(withParameters(emptyDraft, { amount: '15' }, unread)).toMatchObject({ amount: '15', amountText: '' })
})

test('parameters: override the entered values; others are kept', () => {
  const typed = {
    ...emptyDraft,
    tokenAddress: 'native',
    amountText: '7',
    amount: '7000000',
    receiver: readReceiver('0x1'),
  }
  expect(withParameters(typed, { to: '0x2' }, reading)).toMatchObject({
    amount: '7000000',
    receiver: { text: '0x2' },
  })
  expect(withParameters(typed, {}, reading)).toEqual(typed)
})

test('parameters: the address of a resolved name is kept', () => {
  const resolved = { name: 'ada.eth', address: '0x2', record: 'network', networkId: 'eip155:1' } as const
  const receiver: ReceiverInput = { phase: 'found', text: 'ada.eth', address: '0x2', resolved }
  expect(withParameters({ ...emptyDraft, receiver }, { to: 'ada.eth' }, reading).receiver).toEqual(receiver)
})

test('parameters: an amount that was entered for another token is not kept', () => {
  const typed = {
    ...emptyDraft,
    tokenAddress: '0xa',
    amountText: '7',
    amount: '7000000',
    unit: 'usd',
    receiver: readReceiver('0x1'),
  } as const
  expect(withParameters(typed, {}, reading)).toMatchObject({
    amount: undefined,
    amountText: '',
    unit: 'token',
    receiver: { text: '0x1' },
  })
  const isLoading = { ...reading, token: undefined }
  expect(withParameters(typed, {}, isLoading)).toEqual(typed)
})

test('parameters: a name that was entered before names could be resolved is read again', () => {
  const typed = { ...emptyDraft, receiver: { phase: 'invalid', text: 'ada.eth' } } as const
  const readName = (text: string): ReceiverInput => ({ phase: 'loading', text })
  expect(withParameters(typed, {}, { ...reading, readReceiver: readName }).receiver).toEqual({
    phase: 'loading',
    text: 'ada.eth',
  })
})

describe('arguments:', () => {
  const evm = createFakeChainAdapter({}, { isAddress: (text) => text.startsWith('0x') })
  const solana = createFakeChainAdapter({}, { isAddress: (text) => text.startsWith('So') })
  const both = createArgumentCheck({ adapter: (namespace) => (namespace === 'solana' ? solana : evm) })
  const evmOnly = createArgumentCheck({ adapter: (namespace) => (namespace === 'solana' ? undefined : evm) })
  const unread = createArgumentCheck({ adapter: () => undefined })

  test.each([
    [undefined],
    [{}],
    [{ amount: '1', tokenAddress: '0x1', networkId: 'eip155:1', to: '0x2' }],
    [{ tokenAddress: 'native' }],
    [{ tokenAddress: 'So1' }],
    [{ networkId: 'solana:x', to: 'So1' }],
    [{ to: 'ada.eth' }],
  ])('arguments: %j can be sent', (args) => {
    expect(() => both(args)).not.toThrow()
  })

  test.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: '1.5' }],
    ['amount', { amount: 1 }],
    ['networkId', { networkId: 'ethereum' }],
    ['tokenAddress', { tokenAddress: 'usdc' }],
    ['tokenAddress', { networkId: 'eip155:1', tokenAddress: 'So1' }],
    ['to', { to: '' }],
    ['to', { to: 'Ada' }],
    ['to', { networkId: 'solana:x', to: '0x1' }],
  ])('arguments: the %s of %j cannot be sent', (argument, args) => {
    expect(() => both(args)).toThrow(
      expect.objectContaining({
        code: 'INVALID_VIEW_ARGUMENTS',
        details: expect.objectContaining({ view: 'WalletSend', argument }),
      }),
    )
  })

  test('arguments: addresses are those of the chains that the page has, and unknown without one', () => {
    expect(() => evmOnly({ to: '0x1' })).not.toThrow()
    expect(() => evmOnly({ to: 'So1' })).toThrow()
    expect(() => unread({ to: 'Ada', tokenAddress: 'usdc' })).not.toThrow()
    expect(() => unread({ amount: '0' })).toThrow()
  })
})
