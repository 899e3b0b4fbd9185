import { encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { expect, test, vi } from 'vitest'
import { verifyReceipt } from '../../../../plugins/pay/src/server/index'
import { chainClient, waitForReceipt } from '../chain/chain-client'
import { devAccounts } from '../chain/dev-accounts'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'
import { oddTokens, SWAP_DEPLOYER } from '../swaps/swap-tokens'
import { openWalletPage } from './open-wallet-page'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const [alice, bob, carol] = devAccounts
const { signal } = new AbortController()
const world = setUpServices()

test('arrived: of a token that keeps a part of each transfer, less arrives than was called', async () => {
  const page = await openWalletPage(world.services)
  const toll = oddTokens.find(({ feeBasisPoints }) => feeBasisPoints > 0n)
  if (!toll) throw new Error('There is no such token.')
  const client = chainClient(world.services.urls.chainMainnet)
  await client.impersonateAccount({ address: SWAP_DEPLOYER })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [alice, 20_000n] })
  await waitForReceipt(
    client,
    await client.sendTransaction({ account: SWAP_DEPLOYER, chain: null, to: toll.address, data }),
  )
  await client.stopImpersonatingAccount({ address: SWAP_DEPLOYER })
  const request = { type: 'transfer', to: carol, amount: '10000', tokenAddress: toll.address } as const
  const sent = await page.transactions.send(request, page.target())
  expect(await page.outcomeOf(sent)).toMatchObject({ status: 'confirmed' })
  const kept = (10_000n * toll.feeBasisPoints) / 10_000n
  const found = await page.transactions.read?.(sent, signal)
  expect(found).toMatchObject({
    requests: [request],
    arrived: { tokens: expect.arrayContaining([{ ...request, amount: `${10_000n - kept}` }]) },
  })
  const receipt = { type: 'wallet', networkId: 'eip155:1', hash: sent.id }
  const invoice = { id: 'one', networkId: 'eip155:1', recipient: carol, asset: toll.address, amount: '10000' }
  const node = { node: world.services.urls.chainMainnet, confirmations: 1 }
  const claim = (_key: string, id: string): string => id
  expect(await verifyReceipt(receipt, invoice, { ...node, claim })).toMatchObject({ code: 'UNDERPAID' })
})

test('arrived: what an account with code pays is read from the traces (EIP-7702)', async () => {
  const page = await openWalletPage(world.services)
  await page.session.activate(page.connectionId, { address: bob })
  const client = chainClient(world.services.urls.chainMainnet)
  const request = { type: 'transfer', to: carol, amount: '777' } as const
  await client.setCode({ address: bob, bytecode: `0xef0100${smartAccounts.implementation.slice(2)}` as Hex })
  try {
    expect(await page.transactions.canProve?.(request, page.target(), signal)).toBe(true)
    const data = encodeFunctionData({
      abi: parseAbi(['function execute(address target, uint256 value, bytes data)']),
      args: [carol, 777n, '0x'],
    })
    const id = await client.sendTransaction({ account: bob, chain: null, to: bob, data })
    await waitForReceipt(client, id)
    const sent = { type: 'transaction', id, from: bob, networkId: 'eip155:1', connectionId: '' } as const
    expect(await page.transactions.read?.(sent, signal)).toEqual({
      from: bob,
      requests: [request],
      arrived: { native: [request], tokens: [] },
    })
    const receipt = { type: 'wallet', networkId: 'eip155:1', hash: id }
    const invoice = {
      id: 'one',
      networkId: 'eip155:1',
      recipient: carol,
      asset: 'native',
      amount: '777',
      payer: bob,
    }
    const node = { node: world.services.urls.chainMainnet, confirmations: 1 }
    const claim = (_key: string, invoiceId: string): string => invoiceId
    expect(await verifyReceipt(receipt, invoice, { ...node, claim })).toMatchObject({ received: 777n })
  } finally {
    await client.setCode({ address: bob, bytecode: '0x' })
  }
})
