import { isUserRejection } from '@latchkey/session/errors'
import { TransactionExecutionError, UserRejectedRequestError } from 'viem'
import { expect, it } from 'vitest'
import { evmContract } from './contract'
import { ADDRESS } from './test-support/connected-session'
import { createFakeProvider, Rejection } from './test-support/fake-provider'
import { openLivePage, WALLET_ID } from './test-support/live-page'

const refuse = new Rejection({ code: 4001, message: 'no' })

it("isUserRejection: what viem's client throws after a refusal in the wallet", async () => {
  const wallet = createFakeProvider({
    eth_requestAccounts: [ADDRESS],
    eth_chainId: '0x1',
    personal_sign: refuse,
    eth_sendTransaction: refuse,
  })
  const page = await openLivePage(wallet)
  await page.session.connect(WALLET_ID)
  const client = await page.latchkey.get(evmContract).walletClient()
  const errors = await Promise.all(
    [
      client.signMessage({ message: 'x' }),
      client.sendTransaction({
        to: ADDRESS,
        gas: 21_000n,
        maxFeePerGas: 1n,
        maxPriorityFeePerGas: 1n,
        nonce: 0,
      }),
    ].map((work) => work.catch((error: unknown) => error)),
  )
  expect(errors.map(isUserRejection)).toEqual([true, true])
})

it("isUserRejection: viem's own class, by itself and as a cause", () => {
  const refused = new UserRejectedRequestError(new Error('x'))
  const sent = new TransactionExecutionError(refused, { account: null })
  expect([refused, sent].map(isUserRejection)).toEqual([true, true])
})
