import { formatUnits } from 'viem'
import { useBalance, useConnection, useEnsName } from 'wagmi'

export function Account() {
  const { address } = useConnection()
  const { data: name } = useEnsName({ address })
  const { data: balance } = useBalance({ address })
  if (!address || !balance) return null
  const { value, decimals, symbol } = balance
  return <p title={address}>{`${name ?? address}: ${formatUnits(value, decimals)} ${symbol}`}</p>
}
