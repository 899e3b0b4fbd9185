import { useCallback, useEffect, useRef, useState } from 'react'
import type { PhoneWallet } from '../wallet/phone-wallet'
import { explainPairing } from './explain-pairing'
import { readPairingLink } from './read-pairing-link'
import { useAction } from './use-action'
import { waitForProposal } from './wait-for-proposal'

export interface Pairing {
  /** The text of the input, kept when pairing fails. */
  readonly text: string
  readonly setText: (text: string) => void
  readonly busy: boolean
  /** What is wrong with the text, or why pairing failed. */
  readonly words: string | undefined
  readonly isWrong: boolean
  /** Pairs by the link in the text. */
  readonly pair: (text: string) => void
}

const NO_LINK = 'This is not a pairing link. It begins with wc:'

/** Pairs with a page by a pasted or scanned link, and once by the link in the phone page's URL. */
export function usePairing(wallet: PhoneWallet, firstUri: string | undefined): Pairing {
  const [text, setText] = useState(firstUri ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const { busy, failure, run } = useAction<'pair'>()
  const pair = useCallback(
    (input: string) => {
      setText(input)
      const link = readPairingLink(input)
      setIsWrong(link === undefined)
      if (link === undefined) return
      run('pair', async () => {
        await wallet.pair(link).catch((error: unknown) => {
          throw explainPairing(error)
        })
        await waitForProposal(wallet)
        setText('')
      })
    },
    [wallet, run],
  )
  const given = useRef<string>(undefined)
  useEffect(() => {
    if (firstUri === undefined || given.current === firstUri) return
    given.current = firstUri
    pair(firstUri)
  }, [firstUri, pair])
  return { text, setText, busy: busy !== undefined, words: isWrong ? NO_LINK : failure, isWrong, pair }
}
