import { isCancellation } from '@latchkey/kernel'
import { createWalletClient, custom, parseAbi } from 'viem'
import { base } from 'viem/chains'
import { expect, test } from 'vitest'
import { describeError } from '../../../plugins/essentials/src/errors/describe-error'
import { latchkeyErrorOf } from '../../../plugins/session/src/rpc/latchkey-error-of'
import { errorShapes } from '../../../plugins/session/src/test-support/error-shapes'
import { ADDRESS } from './test-support/connected-session'
import { createFakeProvider, Rejection } from './test-support/fake-provider'
import { openLivePage, WALLET_ID } from './test-support/live-page'

const abi = parseAbi(['function mint(address to)'])

/** A host's own viem client over the provider of a connection, whose wallet refuses what it is asked. */
async function clientOf(thrown: unknown) {
  const refuse = new Rejection(thrown)
  const wallet = createFakeProvider({
    eth_requestAccounts: [ADDRESS],
    eth_accounts: [ADDRESS],
    eth_chainId: '0x1',
    personal_sign: refuse,
    eth_sendTransaction: refuse,
    wallet_sendTransaction: refuse,
  })
  const page = await openLivePage(wallet)
  const { provider } = await page.session.connect(WALLET_ID)
  return createWalletClient({ account: ADDRESS, transport: custom(provider) })
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'It did not fail.',
    (error: unknown) => error,
  )

test.each(errorShapes)('viem errors, %s: are read as what the wallet meant', async (_, thrown, code) => {
  const client = await clientOf(thrown)
  const errors = [
    await failureOf(client.signMessage({ message: 'x' })),
    await failureOf(client.sendTransaction({ chain: null, to: ADDRESS, value: 1n })),
    await failureOf(
      client.writeContract({ chain: null, address: ADDRESS, abi, functionName: 'mint', args: [ADDRESS] }),
    ),
  ]
  expect(errors.map((error) => latchkeyErrorOf(error)?.code)).toEqual([code, code, code])
  const isRejection = ['USER_REJECTED', 'ATOMIC_UPGRADE_REJECTED'].includes(code) || isCancellation(thrown)
  expect(errors.map((error) => describeError(error).isRejection)).toEqual(Array(3).fill(isRejection))
})

test('viem errors: a transaction for another chain than the wallet is on', async () => {
  const client = await clientOf({ code: 4001 })
  const error = await failureOf(client.sendTransaction({ chain: base, to: ADDRESS, value: 1n }))
  expect(describeError(error)).toMatchObject({ code: 'CHAIN_MISMATCH', isRejection: false })
})
