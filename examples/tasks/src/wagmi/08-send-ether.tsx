import { parseEther } from 'viem'
import { useSendTransaction, useWaitForTransactionReceipt } from 'wagmi'

export function Tip({ to }: { to: `0x${string}` }) {
  const { mutate, isPending, data: hash, error } = useSendTransaction()
  const receipt = useWaitForTransactionReceipt({ hash })
  const tip = () => mutate({ to, value: parseEther('0.01') })
  const isBusy = isPending || receipt.isLoading
  const status = receipt.data?.status ?? (receipt.isLoading ? 'chain' : isPending ? 'wallet' : 'idle')
  const failure = error ?? receipt.error
  return (
    <button type="button" disabled={isBusy} onClick={tip}>
      {failure?.message ?? status}
    </button>
  )
}
