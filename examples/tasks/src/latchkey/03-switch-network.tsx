import { useNetwork, useSwitchNetwork } from 'latchkey/react'

export function Networks() {
  const { networkId } = useNetwork()
  const { networks, mutate, status } = useSwitchNetwork()
  const change = (id: string) => mutate({ id })
  const options = networks.map(({ id, name }) => <option key={id} value={id} label={name} />)
  return (
    <select value={networkId} disabled={status === 'wallet'} onChange={(event) => change(event.target.value)}>
      {options}
    </select>
  )
}
