'use client'
import { useConnection, useSignMessage } from 'latchkey/react'

export default function Page() {
  const { status } = useConnection()
  const signing = useSignMessage()
  return (
    <main>
      <p>
        The wallet is <output>{status}</output>
      </p>
      <button
        type="button"
        disabled={status !== 'connected'}
        onClick={() => signing.mutate({ message: 'Hello' })}
      >
        Sign
      </button>
      <p role="status">{signing.data}</p>
    </main>
  )
}
