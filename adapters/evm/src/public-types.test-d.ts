import { createLatchkey } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { type SessionContract, sessionContract } from '@latchkey/session/contract'
import { noSession } from '@latchkey/testing/test-support'
import { getContract, http, type PublicClient, parseEther } from 'viem'
import { celo, optimism as viemOptimism } from 'viem/chains'
import { expectTypeOf } from 'vitest'
import { type EvmWalletClient, evmContract } from './contract'
import { base, mainnet } from './networks'
import { evm } from './plugin'

const session = fake<SessionContract>(sessionContract, { state: noSession })

const latchkey = createLatchkey({ plugins: [session, evm({ networks: [mainnet, base] })] })
const publicClient: Promise<PublicClient> = latchkey.get(evmContract).publicClient('eip155:1')
const signature: Promise<string> = latchkey.plugins.evm
  .walletClient()
  .then((client) => client.signMessage({ message: 'Hello' }))

// The examples of viem's documentation, word for word but for the client: it knows its account and chain.
const abi = [
  { type: 'function', name: 'mint', inputs: [], outputs: [], stateMutability: 'nonpayable' },
  {
    type: 'function',
    name: 'approve',
    inputs: [
      { name: 'spender', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [{ name: '', type: 'bool' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    name: 'totalSupply',
    inputs: [],
    outputs: [{ name: '', type: 'uint256' }],
    stateMutability: 'view',
  },
  { type: 'constructor', inputs: [{ name: 'supply', type: 'uint256' }], stateMutability: 'nonpayable' },
] as const
const address = '0xFBA3912Ca04dd458c843e2EE08967fC04f3579c2'

export async function walletExamples(): Promise<void> {
  const client = await latchkey.plugins.evm.walletClient()
  const reader = await latchkey.plugins.evm.publicClient()
  expectTypeOf(client).toEqualTypeOf<EvmWalletClient>()
  expectTypeOf(client.account.address).toEqualTypeOf<`0x${string}`>()
  expectTypeOf(client.chain.id).toEqualTypeOf<number>()
  await client.writeContract({ address, abi, functionName: 'mint' })
  await client.writeContract({ address, abi, functionName: 'approve', args: [address, 69420n] })
  const { request } = await reader.simulateContract({
    account: client.account,
    address,
    abi,
    functionName: 'mint',
  })
  await client.writeContract(request)
  const hash = await client.sendTransaction({ to: address, value: parseEther('0.01') })
  await reader.waitForTransactionReceipt({ hash })
  await client.deployContract({ abi, args: [69420n], bytecode: '0x608060405260405161083e' })
  await client.signMessage({ message: { raw: '0x68656c6c6f20776f726c64' } })
  await client.signTypedData({
    domain: { name: 'Ether Mail', version: '1', chainId: 1, verifyingContract: address },
    types: {
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallet', type: 'address' },
      ],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'contents', type: 'string' },
      ],
    },
    primaryType: 'Mail',
    message: { from: { name: 'Cow', wallet: address }, contents: 'Hello, Bob!' },
  })
  const prepared = await client.prepareTransactionRequest({ to: address, value: 1n })
  await client.sendTransaction(prepared)
  await client.switchChain({ id: mainnet.id })
  await client.addChain({ chain: viemOptimism })
  await client.sendTransaction({ to: address, chain: viemOptimism })
  await client.sendCalls({ calls: [{ to: address, value: 1n }] })
  expectTypeOf(
    await reader.readContract({ address, abi, functionName: 'totalSupply' }),
  ).toEqualTypeOf<bigint>()
  expectTypeOf(reader.chain.id).toEqualTypeOf<number>()
  await reader.estimateContractGas({ account: client.account, address, abi, functionName: 'mint' })
  getContract({ address, abi, client: { public: reader, wallet: client } }).write.mint()
  // @ts-expect-error the contract has no such function
  await client.writeContract({ address, abi, functionName: 'burn' })
  // @ts-expect-error a spender and an amount
  await client.writeContract({ address, abi, functionName: 'approve' })
  // @ts-expect-error an address begins with 0x
  await client.sendTransaction({ to: 'vitalik.eth' })
}

// A chain of viem fits as it is.
evm({
  networks: [viemOptimism, celo],
  transports: { 10: http() },
  rpcUrls: { 42220: ['https://rpc.example'] },
})

// @ts-expect-error networks must be given
evm()
// @ts-expect-error networks must be given
evm({})
// @ts-expect-error an id is a number
evm({ networks: [{ ...mainnet, id: '1' }] })
// @ts-expect-error no such option
evm({ networks: [mainnet], rpcUrl: 'https://rpc.example' })
// @ts-expect-error needs session
createLatchkey({ plugins: [evm({ networks: [mainnet] })] })
// A CAIP-2 id, a chain id or a network; a chain id is no text.
for (const network of [1, 'eip155:1', mainnet] as const) void latchkey.plugins.evm.publicClient(network)
// @ts-expect-error an id without its namespace
latchkey.plugins.evm.publicClient('1')

export const kept: readonly unknown[] = [publicClient, signature]
