import { useWriteContract } from 'latchkey/query'
import { erc20Abi } from 'viem'

const usdc = { abi: erc20Abi, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', chainId: 8453 } as const

export function Pay({ to }: { to: `0x${string}` }) {
  const { mutate, status, error } = useWriteContract()
  const pay = () => mutate({ ...usdc, functionName: 'transfer', args: [to, 5_000_000n] })
  const isBusy = status === 'wallet' || status === 'chain'
  return (
    <button type="button" disabled={isBusy} onClick={pay}>
      {error?.message ?? status}
    </button>
  )
}
