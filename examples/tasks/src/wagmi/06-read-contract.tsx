import { useEffect } from 'react'
import { erc20Abi, formatUnits } from 'viem'
import { useBlockNumber, useReadContract } from 'wagmi'

const usdc = { abi: erc20Abi, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', chainId: 8453 } as const

export function Holdings({ owner }: { owner: `0x${string}` }) {
  const { data, error, refetch } = useReadContract({ ...usdc, functionName: 'balanceOf', args: [owner] })
  const { data: block } = useBlockNumber({ watch: true, chainId: usdc.chainId })
  useEffect(() => {
    if (block !== undefined) void refetch()
  }, [block, refetch])
  return <p>{error?.message ?? (data === undefined ? '…' : `${formatUnits(data, 6)} USDC`)}</p>
}
