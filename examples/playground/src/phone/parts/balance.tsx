import { formatQuantity } from '@latchkey/ui-primitives/format/format-quantity'
import { type ReactNode, useEffect, useState } from 'react'
import { formatEther } from 'viem'
import { readBalance } from '../wallet/carry-out'
import type { PhoneWallet } from '../wallet/phone-wallet'

/** Read anew whenever something has changed, since it may have been a transaction; the newest answer counts. */
export function Balance({ wallet }: { readonly wallet: PhoneWallet }): ReactNode {
  const [text, setText] = useState('…')
  useEffect(() => {
    let newest = 0
    const read = (): void => {
      newest += 1
      const turn = newest
      const { symbol } = wallet.network()
      const show = (words: string): void => {
        if (turn === newest) setText(words)
      }
      readBalance(wallet.account(), wallet.network()).then(
        (wei) => show(`${formatQuantity(formatEther(wei), { locale: 'en' })} ${symbol}`),
        () => show('No balance'),
      )
    }
    read()
    const stop = wallet.subscribe(read)
    return () => {
      stop()
      newest += 1
    }
  }, [wallet])
  return text
}
