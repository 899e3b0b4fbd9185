import { useReadContract } from 'latchkey/query'
import { erc20Abi, formatUnits } from 'viem'

const usdc = { abi: erc20Abi, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', chainId: 8453 } as const

export function Holdings({ owner }: { owner: `0x${string}` }) {
  // Read again once the chain has confirmed a transaction that may have changed it.
  const { data, error } = useReadContract({ ...usdc, functionName: 'balanceOf', args: [owner] })
  return <p>{error?.message ?? (data === undefined ? '…' : `${formatUnits(data, 6)} USDC`)}</p>
}
