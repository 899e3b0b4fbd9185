import { erc20Abi } from 'viem'
import { useWaitForTransactionReceipt, useWriteContract } from 'wagmi'

const usdc = { abi: erc20Abi, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', chainId: 8453 } as const

export function Pay({ to }: { to: `0x${string}` }) {
  const { mutate, isPending, data: hash, error } = useWriteContract()
  const receipt = useWaitForTransactionReceipt({ hash })
  const pay = () => mutate({ ...usdc, functionName: 'transfer', args: [to, 5_000_000n] })
  const isBusy = isPending || receipt.isLoading
  const status = receipt.data?.status ?? (receipt.isLoading ? 'chain' : isPending ? 'wallet' : 'idle')
  const failure = error ?? receipt.error
  return (
    <button type="button" disabled={isBusy} onClick={pay}>
      {failure?.message ?? status}
    </button>
  )
}
