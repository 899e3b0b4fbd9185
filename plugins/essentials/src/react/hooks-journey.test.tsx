import { account } from '@latchkey/account'
import { connect } from '@latchkey/connect'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { expect, test } from 'vitest'
import { createFakeProvider } from '../../../../adapters/evm/src/test-support/fake-provider'
import { openLivePage, WALLET_ID } from '../../../../adapters/evm/src/test-support/live-page'
import { createConnect } from '../connect/connect-wallet'
import { recordHook } from '../test-support/record-hook'
import {
  useAccount,
  useConnect,
  useDisconnect,
  useSignMessage,
  useSignTypedData,
  useSwitchNetwork,
} from './index'

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SIGNATURE = `0x${'ab'.repeat(65)}`
const usePage = () => ({
  account: useAccount(),
  connecting: useConnect(),
  signing: useSignMessage({ namespace: 'eip155' }),
  typed: useSignTypedData(),
  switching: useSwitchNetwork(),
  disconnecting: useDisconnect(),
})

/** A page with the real session and EVM adapter. The wallet declines the first signature. */
async function show() {
  let chainId = '0x1'
  let declines = 1
  const sign = () => (declines-- > 0 ? Promise.reject({ code: 4001, message: 'User rejected' }) : SIGNATURE)
  const wallet = createFakeProvider({
    eth_requestAccounts: [ADDRESS],
    eth_accounts: [ADDRESS],
    eth_chainId: () => chainId,
    personal_sign: sign,
    eth_signTypedData_v4: sign,
    wallet_switchEthereumChain([wanted]: readonly [{ readonly chainId: string }]) {
      chainId = wanted.chainId
      wallet.emit('chainChanged', chainId)
      return null
    },
  })
  const identities = {
    [`eip155:${ADDRESS}`]: { status: 'known', readAtMs: 0, name: 'vitalik.eth' } as const,
  }
  const plugins = [
    fake(portfolioContract, { state: { ...emptyPortfolio, identities }, api: {} }),
    fake(transactionsContract, { state: { entries: [] }, api: {} }),
    account(),
    connect(),
  ]
  const { latchkey } = await openLivePage(wallet, { plugins })
  Object.assign(latchkey, { connect: createConnect(latchkey) })
  return { wallet, ...(await recordHook(usePage, latchkey)) }
}

test('hooks: connect, sign, switch and disconnect with a real session and adapter', async () => {
  const { wallet, now, change, unmount } = await show()
  expect(now().account.status).toBe('disconnected')
  await change(() => now().connecting.mutate({ walletId: WALLET_ID }))
  await expect.poll(() => now().connecting.status).toBe('success')
  expect(now().account).toMatchObject({
    status: 'connected',
    address: ADDRESS,
    chainId: 1,
    displayName: 'vitalik.eth',
  })

  await change(() => now().signing.mutate({ message: 'Hello' }))
  await expect.poll(() => now().signing.status).toBe('rejected')
  await change(() => now().signing.mutate({ message: 'Hello' }))
  await expect.poll(() => now().signing.data).toBe(SIGNATURE)
  const types = { Bid: [{ name: 'amount', type: 'uint256' }] } as const
  const domain = { name: 'Auction', chainId: 1n }
  await change(() =>
    now().typed.mutate({ domain, types, primaryType: 'Bid', message: { amount: 2n ** 70n } }),
  )
  await expect.poll(() => now().typed.data).toBe(SIGNATURE)
  expect(wallet.calls.at(-1)).toMatchObject({
    method: 'eth_signTypedData_v4',
    params: [expect.stringMatching(/^0xd8da/i), expect.stringContaining('"1180591620717411303424"')],
  })

  await change(() => now().switching.mutate(8453))
  await expect.poll(() => now().switching.status).toBe('success')
  expect(now().account).toMatchObject({ chainId: 8453, network: { name: 'Base' } })
  await change(() => now().switching.mutate(250))
  await expect.poll(() => now().switching.error).toMatchObject({ code: 'NETWORK_NOT_FOUND' })

  await change(() => now().disconnecting.mutate())
  await expect.poll(() => now().account.status).toBe('disconnected')
  await change(() => now().signing.mutate({ message: 'Hello' }))
  await expect.poll(() => now().signing.error).toMatchObject({ code: 'DISCONNECTED' })
  await unmount()
})
