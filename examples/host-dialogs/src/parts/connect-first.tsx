import { describeError } from 'latchkey/errors'
import { type ReactNode, useState } from 'react'
import { latchkey } from '../latchkey'

/** A button of the host for something that needs a wallet: it has one connected first. */
export function ConnectFirst(): ReactNode {
  const [said, setSaid] = useState('')
  const click = async (): Promise<void> => {
    try {
      const { accounts } = await latchkey.connect({ namespace: 'eip155' })
      setSaid(`Minted for ${accounts[0].address}`)
    } catch (error) {
      const { title, isRejection } = describeError(error)
      setSaid(isRejection ? 'Not minted' : title)
    }
  }
  return (
    <>
      <button type="button" onClick={click}>
        Mint
      </button>
      <output>{said}</output>
    </>
  )
}
