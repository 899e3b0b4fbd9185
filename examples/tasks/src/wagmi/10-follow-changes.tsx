import { useEffect } from 'react'
import { useConnection } from 'wagmi'

export function useFollow(onChange: (address?: string, chainId?: number) => void) {
  const { address, chainId } = useConnection()
  useEffect(() => onChange(address, chainId), [onChange, address, chainId])
}
