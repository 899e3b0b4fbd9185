import { useSignMessage } from 'latchkey/react'

export function Sign() {
  const { mutate, status, data, error } = useSignMessage()
  const sign = () => mutate({ message: 'Hello' })
  const label = error?.message ?? data ?? 'Sign'
  return (
    <button type="button" disabled={status === 'wallet'} onClick={sign}>
      {label}
    </button>
  )
}
