import {
  AddressLookupTableAccount,
  PublicKey,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import {
  receiver,
  SOURCE,
  sender,
  serialize,
  signAndSendRequest,
  transferInstruction,
} from '../test-support/transaction-builders'
import { BLOCKHASH, openTransactionPage, type Responses } from '../test-support/transaction-page'

const signal = new AbortController().signal

test('simulation: what the account has less of, without the fee', async () => {
  const before = [{ lamports: 10_000_000 }, { lamports: 0 }, { lamports: 1 }]
  const { requests, target } = await openTransactionPage({
    network: {
      getMultipleAccounts: { value: before },
      getFeeForMessage: { value: 5_000 },
      simulateTransaction: {
        value: { err: null, accounts: [{ lamports: 8_995_000 }, { lamports: 1_000_000 }, { lamports: 1 }] },
      },
    },
  })
  if (!target.network) throw new Error('There is no network')
  const request = signAndSendRequest(serialize(transferInstruction(1_000_000)))
  expect(await requests.simulate(request, target.account, target.network, signal)).toEqual({
    status: 'changes',
    changes: [{ token: {}, amount: '-1000000' }],
  })
})

test('simulation: the blockhash of the transaction is used, and accounts in a lookup table make it unavailable', async () => {
  const { requests, target, toNetwork } = await openTransactionPage({
    network: {
      getFeeForMessage: { value: null },
      simulateTransaction: { value: { err: 'BlockhashNotFound' } },
    },
  })
  if (!target.network) throw new Error('There is no network')
  const { account, network } = target
  const simulate = (bytes: Uint8Array) =>
    requests.simulate(signAndSendRequest(bytes), account, network, signal)
  expect(await simulate(serialize(transferInstruction(1)))).toEqual({ status: 'failing' })
  const sent = toNetwork.filter(({ method }) => method === 'simulateTransaction')
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toContain('"replaceRecentBlockhash":true')
  const table = new AddressLookupTableAccount({
    key: new PublicKey(SOURCE),
    state: {
      deactivationSlot: 2n ** 64n - 1n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [receiver],
    },
  })
  const message = new TransactionMessage({
    payerKey: sender,
    recentBlockhash: BLOCKHASH,
    instructions: [transferInstruction(9)],
  }).compileToV0Message([table])
  expect(message.addressTableLookups).toHaveLength(1)
  expect(await simulate(new VersionedTransaction(message).serialize())).toEqual({ status: 'unavailable' })
  expect(toNetwork.filter(({ method }) => method === 'simulateTransaction')).toHaveLength(1)
})

test('simulation: an error is failing, and a network that does not respond is not available', async () => {
  const simulate = async (network: Responses) => {
    const { requests, target } = await openTransactionPage({ network })
    if (!target.network) throw new Error('There is no network')
    return requests.simulate(
      signAndSendRequest(serialize(transferInstruction(1))),
      target.account,
      target.network,
      signal,
    )
  }
  const failed = {
    getFeeForMessage: { value: 5_000 },
    simulateTransaction: { value: { err: 'AccountNotFound' } },
  }
  expect(await simulate(failed)).toEqual({ status: 'failing' })
  expect(await simulate({ getFeeForMessage: { error: { code: -32601, message: 'none' } } })).toEqual({
    status: 'unavailable',
  })
})
