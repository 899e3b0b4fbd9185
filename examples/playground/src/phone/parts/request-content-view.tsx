import { Banner } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { bytesToHex, formatEther, hexToBytes } from 'viem'
import type { RequestContent } from '../wallet/state'
import { PermissionsView } from './permissions-view'
import { SolanaTransactions } from './solana-transactions'

interface RequestContentViewProps {
  readonly content: RequestContent
  readonly networkId: string
}

/** The content of a request, in full. */
export function RequestContentView({ content, networkId }: RequestContentViewProps): ReactNode {
  switch (content.kind) {
    case 'message':
      return <pre className="paper">{textOf(hexToBytes(content.bytes))}</pre>
    case 'solanaMessage':
      return <pre className="paper">{textOf(content.bytes)}</pre>
    case 'solanaTransactions':
      return <SolanaTransactions content={content} />
    case 'typedData': {
      const { domain, primaryType, message } = content.typedData
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
      const { to, value, data } = content.transaction
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
    case 'grant':
    case 'revoke':
      return <PermissionsView content={content} />
    case 'switch':
      return <p>Pages will see you on {content.network.name}.</p>
    case 'add':
      return (
        <dl className="facts">
          <dt>Id</dt>
          <dd>{content.network.networkId}</dd>
          <dt>Address</dt>
          <dd>{content.network.rpcUrl}</dd>
          <dt>Currency</dt>
          <dd>{content.network.symbol}</dd>
        </dl>
      )
  }
}

/** Decodes valid UTF-8; other bytes are shown as hex. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return bytesToHex(bytes)
  }
}
