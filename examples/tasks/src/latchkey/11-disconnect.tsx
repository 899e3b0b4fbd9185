import { useDisconnect } from 'latchkey/react'

export function Leave() {
  const { mutate } = useDisconnect()
  return (
    <button type="button" onClick={() => mutate()}>
      Disconnect
    </button>
  )
}
