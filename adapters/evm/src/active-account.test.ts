import {
  type Hex,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  type TransactionSerialized,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { evmContract } from './contract'
import { createFakeProvider, type FakeProvider } from './test-support/fake-provider'
import { openLivePage, WALLET_ID } from './test-support/live-page'

const owners = [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())] as const
const ownerOf = (address: unknown) => {
  const owner = owners.find((one) => one.address.toLowerCase() === String(address).toLowerCase())
  if (!owner) throw new Error(`The wallet has no account ${address}`)
  return owner
}

/** Holds two keys, lists its first account first, and signs for the account of each request. */
function createKeyWallet(): FakeProvider {
  let chainId: Hex = '0x1'
  const addresses = owners.map(({ address }) => address)
  const wallet: FakeProvider = createFakeProvider({
    eth_requestAccounts: addresses,
    eth_accounts: addresses,
    eth_chainId: () => chainId,
    wallet_switchEthereumChain: ([{ chainId: next }]: [{ chainId: Hex }]) => {
      chainId = next
      wallet.emit('chainChanged', next)
      return null
    },
    personal_sign: ([raw, address]: [Hex, Hex]) => ownerOf(address).signMessage({ message: { raw } }),
    eth_signTypedData_v4: ([address, data]: [Hex, string]) =>
      ownerOf(address).signTypedData(JSON.parse(data)),
    eth_sendTransaction: ([{ from, to, chainId: named }]: [{ from: Hex; to: Hex; chainId: Hex }]) =>
      ownerOf(from).signTransaction({ type: 'eip1559', to, chainId: Number(named), maxFeePerGas: 1n }),
  })
  return wallet
}

const typedDataOn = (chainId: number) =>
  ({
    domain: { name: 'x', chainId },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'x' },
  }) as const

test('accounts: the active account signs, signs typed data and sends, on each network', async () => {
  const page = await openLivePage(createKeyWallet())
  const { id, provider } = await page.session.connect(WALLET_ID)
  const steps = [
    { owner: owners[0], chainId: 1 },
    { owner: owners[1], chainId: 1 },
    { owner: owners[1], chainId: 8453 },
    { owner: owners[0], chainId: 8453 },
  ]
  for (const { owner, chainId } of steps) {
    await page.session.activate(id, { namespace: 'eip155', address: owner.address })
    await page.session.switchNetwork(chainId)
    const shown = page.session.active()
    expect([shown?.account.address.toLowerCase(), shown?.networkId]).toEqual([
      owner.address.toLowerCase(),
      `eip155:${chainId}`,
    ])
    const client = await page.latchkey.get(evmContract).walletClient()
    const signature = await client.signMessage({ message: 'Hello' })
    expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(owner.address)
    const data = typedDataOn(chainId)
    const signed = await client.signTypedData(data)
    expect(await recoverTypedDataAddress({ ...data, signature: signed })).toBe(owner.address)
    await expect(client.signTypedData(typedDataOn(chainId + 1))).rejects.toThrow(/another network/)
    const request = { method: 'eth_sendTransaction', params: [{ to: owners[0].address }] }
    for (const sent of [
      await client.sendTransaction({ to: owners[0].address }),
      await provider.request(request),
    ]) {
      const serializedTransaction: TransactionSerialized = `0x02${String(sent).slice(4)}`
      expect(await recoverTransactionAddress({ serializedTransaction })).toBe(owner.address)
    }
    const accounts = await provider.request({ method: 'eth_accounts' })
    expect(accounts).toMatchObject([owner.address, expect.any(String)])
  }
})
