import { formatQuantity } from '@latchkey/ui-primitives/format'
import { type ReactNode, useEffect, useState } from 'react'
import { formatUnits } from 'viem'
import { readBalance } from '../wallet/execute-request'
import { type Namespace, namespaceOf } from '../wallet/namespaces'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { Network } from '../wallet/state'

interface BalanceProps {
  readonly wallet: PhoneWallet
  readonly namespace: Namespace
}

const decimals = { eip155: 18, solana: 9 } as const

/** Reads the balance again after every change of state, which may be due to a transaction. */
export function Balance({ wallet, namespace }: BalanceProps): ReactNode {
  const [text, setText] = useState('…')
  useEffect(() => {
    let newest = 0
    const read = (): void => {
      newest += 1
      const readNumber = newest
      const network = networkOf(wallet, namespace)
      const show = (words: string): void => {
        if (readNumber === newest) setText(words)
      }
      readBalance(wallet.account(), network).then(
        (units) => show(`${quantityOf(units, namespace)} ${network.symbol}`),
        () => show('No balance'),
      )
    }
    read()
    const stop = wallet.subscribe(read)
    return () => {
      stop()
      newest += 1
    }
  }, [wallet, namespace])
  return text
}

/** Solana has one network here, whatever EVM network the owner has chosen. */
function networkOf(wallet: PhoneWallet, namespace: Namespace): Network {
  const own = wallet.get().networks.find(({ networkId }) => namespaceOf(networkId) === namespace)
  return namespace === 'eip155' ? wallet.network() : wallet.network(own?.networkId)
}

function quantityOf(units: bigint, namespace: Namespace): string {
  return formatQuantity(formatUnits(units, decimals[namespace]), { locale: 'en' })
}
