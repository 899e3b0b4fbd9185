import type { ReactNode } from 'react'
import { accountOf } from '../wallet/accounts'
import { networkNameOf } from '../wallet/networks'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { Request, RequestContent } from '../wallet/state'
import { RequestContentView } from './request-content-view'
import { RequestLayout } from './request-layout'
import { useAction } from './use-action'

interface RequestViewProps {
  readonly wallet: PhoneWallet
  readonly request: Request
}

export function RequestView({ wallet, request }: RequestViewProps): ReactNode {
  const act = useAction<'yes' | 'no'>()
  const { content, page, networkId } = request
  const { title, yes } = textsOf(content)
  return (
    <RequestLayout
      page={page}
      title={title}
      yes={yes}
      act={act}
      onYes={() => wallet.fulfil(request)}
      onNo={() => wallet.reject(request)}
    >
      <dl className="facts">
        {signer(content) !== undefined && (
          <>
            <dt>Account</dt>
            <dd>{signer(content)}</dd>
          </>
        )}
        <dt>Network</dt>
        <dd>{networkNameOf(wallet.get().networks, networkId)}</dd>
      </dl>
      <RequestContentView content={content} networkId={networkId} />
    </RequestLayout>
  )
}

function textsOf(content: RequestContent): { readonly title: string; readonly yes: string } {
  switch (content.kind) {
    case 'message':
      return { title: 'Sign a message', yes: 'Sign' }
    case 'typedData':
      return { title: 'Sign typed data', yes: 'Sign' }
    case 'transaction':
      return { title: 'Send a transaction', yes: 'Send' }
    case 'solanaMessage':
      return { title: 'Sign a message', yes: 'Sign' }
    case 'solanaTransactions': {
      if (content.act === 'send') return { title: 'Send a transaction', yes: 'Send' }
      const { length } = content.transactions
      return { title: length === 1 ? 'Sign a transaction' : `Sign ${length} transactions`, yes: 'Sign' }
    }
    case 'grant':
      return { title: 'Give this site permissions', yes: 'Give' }
    case 'revoke':
      return { title: 'Revoke permissions', yes: 'Revoke' }
    case 'switch':
      return { title: `Switch to ${content.network.name}`, yes: 'Switch' }
    case 'add':
      return { title: `Add ${content.network.name}`, yes: 'Add' }
  }
}

function signer(content: RequestContent): string | undefined {
  if (content.kind === 'switch' || content.kind === 'add') return undefined
  return accountOf(content.kind === 'transaction' ? content.transaction.from : content.address)?.name
}
