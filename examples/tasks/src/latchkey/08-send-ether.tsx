import { useSendTransaction } from 'latchkey/query'
import { parseEther } from 'viem'

export function Tip({ to }: { to: `0x${string}` }) {
  const { mutate, status, error } = useSendTransaction()
  const tip = () => mutate({ to, value: parseEther('0.01') })
  const isBusy = status === 'wallet' || status === 'chain'
  return (
    <button type="button" disabled={isBusy} onClick={tip}>
      {error?.message ?? status}
    </button>
  )
}
