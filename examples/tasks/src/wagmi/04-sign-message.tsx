import { useSignMessage } from 'wagmi'

export function Sign() {
  const { mutate, isPending, data, error } = useSignMessage()
  const sign = () => mutate({ message: 'Hello' })
  const label = error?.message ?? data ?? 'Sign'
  return (
    <button type="button" disabled={isPending} onClick={sign}>
      {label}
    </button>
  )
}
