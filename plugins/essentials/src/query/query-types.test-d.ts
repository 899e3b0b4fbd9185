import type { Latchkey } from '@latchkey/kernel'
import type { TokenHolding } from '@latchkey/session/contract'
import { erc20Abi, type Hash, type TransactionReceipt } from 'viem'
import { expectTypeOf } from 'vitest'
import {
  type Balance,
  readContractOptions,
  type SendTransactionVariables,
  useBalance,
  useName,
  useReadContract,
  useReadContracts,
  useSendTransaction,
  useSimulateContract,
  useTokens,
  useWaitForReceipt,
  useWriteContract,
} from './index'

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const owner = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const mintAbi = [
  { type: 'function', name: 'mint', inputs: [], outputs: [], stateMutability: 'payable' },
] as const
declare const maybe: typeof address | undefined
declare const latchkey: Latchkey

export function Reads(): void {
  const balance = useReadContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] })
  expectTypeOf(balance.data).toEqualTypeOf<bigint | undefined>()
  const name = useReadContract({ abi: erc20Abi, address: maybe, functionName: 'name', chainId: 1 })
  expectTypeOf(name.data).toEqualTypeOf<string | undefined>()
  const isRich = useReadContract({
    abi: erc20Abi,
    address,
    functionName: 'balanceOf',
    args: [owner],
    networkId: 'eip155:1',
    query: { select: (value) => value > 1n, enabled: true, staleTime: 1, refetchInterval: 4_000 },
  })
  expectTypeOf(isRich.data).toEqualTypeOf<boolean | undefined>()
  // @ts-expect-error the ABI has no such function
  useReadContract({ abi: erc20Abi, address, functionName: 'balance' })
  // @ts-expect-error it writes
  useReadContract({ abi: erc20Abi, address, functionName: 'transfer', args: [owner, 1n] })
  // @ts-expect-error the argument is an address
  useReadContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [1n] })
  // @ts-expect-error the key is the hook's
  useReadContract({ abi: erc20Abi, address, functionName: 'name', query: { queryKey: [] } })

  const receipt = useWaitForReceipt({ hash: maybe })
  expectTypeOf(receipt.data).toEqualTypeOf<TransactionReceipt | undefined>()
}

export async function fetchSupply(): Promise<void> {
  const options = readContractOptions(latchkey, { abi: erc20Abi, address, functionName: 'totalSupply' })
  expectTypeOf(options.queryKey[0]).toEqualTypeOf<'latchkey'>()
}

export async function Writes(): Promise<void> {
  const write = useWriteContract()
  write.mutate({ abi: erc20Abi, address, functionName: 'transfer', args: [owner, 1n] })
  write.mutate({ abi: mintAbi, address, functionName: 'mint', value: 1n, chainId: 1 })
  expectTypeOf(
    await write.mutateAsync({ abi: mintAbi, address, functionName: 'mint', networkId: 'eip155:1' }),
  ).toEqualTypeOf<Hash>()
  // @ts-expect-error it reads
  write.mutate({ abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] })
  // @ts-expect-error the amount is a bigint
  write.mutate({ abi: erc20Abi, address, functionName: 'transfer', args: [owner, '1'] })
  // @ts-expect-error arguments are missing
  write.mutate({ abi: erc20Abi, address, functionName: 'transfer' })
  // @ts-expect-error it is not payable
  write.mutate({ abi: erc20Abi, address, functionName: 'transfer', args: [owner, 1n], value: 1n })

  expectTypeOf(write.hash).toEqualTypeOf<Hash | undefined>()
  expectTypeOf(write.receipt).toEqualTypeOf<TransactionReceipt | undefined>()
  expectTypeOf(write.error).toEqualTypeOf<Error | undefined>()
  if (write.status === 'confirmed') expectTypeOf(write.hash).toEqualTypeOf<Hash>()
  if (write.status === 'unknown') expectTypeOf(write.error).toEqualTypeOf<Error>()
}

export function MoreReads(): void {
  const token = { abi: erc20Abi, address } as const
  const several = useReadContracts({
    contracts: [
      { ...token, functionName: 'symbol' },
      { ...token, functionName: 'balanceOf', args: [owner] },
    ],
  })
  expectTypeOf(several.data?.[1].result).toEqualTypeOf<bigint | undefined>()
  const plain = useReadContracts({
    contracts: [
      { ...token, functionName: 'symbol' },
      { ...token, functionName: 'decimals' },
    ],
    allowFailure: false,
    query: { select: ([symbol, decimals]) => `${symbol}${decimals.toFixed()}` },
  })
  expectTypeOf(plain.data).toEqualTypeOf<string | undefined>()
  // @ts-expect-error the ABI has no such function
  useReadContracts({ contracts: [{ ...token, functionName: 'nothing' }] })

  const simulated = useSimulateContract({ ...token, functionName: 'transfer', args: [owner, 1n] })
  expectTypeOf(simulated.data?.result).toEqualTypeOf<boolean | undefined>()
  const write = useWriteContract()
  if (simulated.data) write.mutate(simulated.data.request)
  // @ts-expect-error it reads
  useSimulateContract({ ...token, functionName: 'balanceOf', args: [owner] })
  // @ts-expect-error the amount is a bigint
  useSimulateContract({ ...token, functionName: 'transfer', args: [owner, 1] })

  const balance = useBalance()
  expectTypeOf(balance.data).toEqualTypeOf<Balance | undefined>()
  const isPoor = useBalance({ address: owner, chainId: 1, query: { select: ({ value }) => value === 0n } })
  expectTypeOf(isPoor.data).toEqualTypeOf<boolean | undefined>()
  expectTypeOf(useTokens().data).toEqualTypeOf<readonly TokenHolding[] | undefined>()
  expectTypeOf(useName({ address: owner }).data?.name).toEqualTypeOf<string | undefined>()
}

export function Sends(): void {
  const send = useSendTransaction()
  send.mutate({ to: address, value: 1n })
  // @ts-expect-error the value is a bigint
  send.mutate({ to: address, value: '1' })
  // @ts-expect-error there is no receiver
  send.mutate({ value: 1n })
  if (send.status === 'wallet') expectTypeOf(send.variables).toEqualTypeOf<SendTransactionVariables>()
}
