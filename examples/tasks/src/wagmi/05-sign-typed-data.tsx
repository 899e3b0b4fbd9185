import { useSignTypedData } from 'wagmi'

const types = { Vote: [{ name: 'choice', type: 'uint8' }] } as const

export function Vote() {
  const { mutate, isPending, data, error } = useSignTypedData()
  const vote = () =>
    mutate({ domain: { name: 'Council' }, types, primaryType: 'Vote', message: { choice: 1 } })
  const label = error?.message ?? data ?? 'Vote'
  return (
    <button type="button" disabled={isPending} onClick={vote}>
      {label}
    </button>
  )
}
