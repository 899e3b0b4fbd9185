import { useSignTypedData } from 'latchkey/react'

const types = { Vote: [{ name: 'choice', type: 'uint8' }] } as const

export function Vote() {
  const { mutate, status, data, error } = useSignTypedData()
  const vote = () =>
    mutate({ domain: { name: 'Council' }, types, primaryType: 'Vote', message: { choice: 1 } })
  const label = error?.message ?? data ?? 'Vote'
  return (
    <button type="button" disabled={status === 'wallet'} onClick={vote}>
      {label}
    </button>
  )
}
