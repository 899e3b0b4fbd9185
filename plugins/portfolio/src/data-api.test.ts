import type { BlockchainApiRequest } from '@latchkey/cloud/contract'
import { mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { fetchBalances, nativeAddress } from './data-api'

test.each([
  ['eip155', undefined],
  ['solana', `so${'1'.repeat(41)}`],
])('balances: of %s, the address of the native token in lower case', async (namespace, address) => {
  const network = { ...mainnet, namespace }
  const given = nativeAddress(network)?.toLowerCase()
  const balance = { name: 'x', symbol: 'x', address: given, quantity: { decimals: 9, numeric: '1' } }
  const cloud = {
    blockchainApi: async <Value>({ parse }: BlockchainApiRequest<Value>): Promise<Value> =>
      parse({ balances: [balance] }),
  }
  const request = { address: 'A', network, isAddress: () => true, force: undefined }
  const [read] = await fetchBalances(cloud, request, new AbortController().signal)
  expect(read?.address).toBe(address)
})
