import { useChainId, useChains, useSwitchChain } from 'wagmi'

export function Networks() {
  const chainId = useChainId()
  const chains = useChains()
  const { mutate, isPending } = useSwitchChain()
  const change = (id: string) => mutate({ chainId: Number(id) })
  const options = chains.map(({ id, name }) => <option key={id} value={id} label={name} />)
  return (
    <select value={chainId} disabled={isPending} onChange={(event) => change(event.target.value)}>
      {options}
    </select>
  )
}
