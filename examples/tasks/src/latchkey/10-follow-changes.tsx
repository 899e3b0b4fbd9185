import { useConnection } from 'latchkey/react'
import { useEffect } from 'react'

export function useFollow(onChange: (address?: string, chainId?: number) => void) {
  const { address, chainId } = useConnection()
  useEffect(() => onChange(address, chainId), [onChange, address, chainId])
}
