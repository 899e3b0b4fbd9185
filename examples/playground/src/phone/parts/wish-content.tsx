import { Banner } from '@latchkey/ui-primitives/banner'
import type { ReactNode } from 'react'
import { bytesToHex, formatEther, hexToBytes } from 'viem'
import type { Wish } from '../wallet/state'
import { SolanaTransactions } from './solana-transactions'

interface WishContentProps {
  readonly wish: Wish
  readonly networkId: string
}

/** What exactly the owner would agree to. */
export function WishContent({ wish, networkId }: WishContentProps): ReactNode {
  switch (wish.kind) {
    case 'message':
      return <pre className="paper">{textOf(hexToBytes(wish.bytes))}</pre>
    case 'solanaMessage':
      return <pre className="paper">{textOf(wish.bytes)}</pre>
    case 'solanaTransactions':
      return <SolanaTransactions wish={wish} />
    case 'typedData': {
      const { domain, primaryType, message } = wish.typedData
      const chainId = domain['chainId']
      const isForeign = chainId !== undefined && `eip155:${String(chainId)}` !== networkId
      return (
        <>
          {isForeign && <Banner variant="warning">It is for another network: {String(chainId)}.</Banner>}
          <pre className="paper">{JSON.stringify({ primaryType, domain, message }, undefined, 2)}</pre>
        </>
      )
    }
    case 'transaction': {
      const { to, value, data } = wish.transaction
      return (
        <dl className="facts">
          <dt>To</dt>
          <dd>{to ?? 'A new contract'}</dd>
          <dt>Amount</dt>
          <dd>{formatEther(value)} ETH</dd>
          {data !== undefined && data !== '0x' && (
            <>
              <dt>Data</dt>
              <dd>{data}</dd>
            </>
          )}
        </dl>
      )
    }
    case 'switch':
      return <p>Pages will see you on {wish.network.name}.</p>
    case 'add':
      return (
        <dl className="facts">
          <dt>Id</dt>
          <dd>{wish.network.networkId}</dd>
          <dt>Address</dt>
          <dd>{wish.network.rpcUrl}</dd>
          <dt>Currency</dt>
          <dd>{wish.network.symbol}</dd>
        </dl>
      )
  }
}

/** As text where it is text, else as it is. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytesToHex(bytes)
  }
}
