import type { ReactNode } from 'react'
import { accountOf } from '../wallet/accounts'
import { networkNameOf } from '../wallet/networks'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { Request, Wish } from '../wallet/state'
import { AskScreen } from './ask-screen'
import { useAct } from './use-act'
import { WishContent } from './wish-content'

interface RequestViewProps {
  readonly wallet: PhoneWallet
  readonly request: Request
}

export function RequestView({ wallet, request }: RequestViewProps): ReactNode {
  const act = useAct<'yes' | 'no'>()
  const { wish, page, networkId } = request
  const { title, yes } = wordsOf(wish)
  return (
    <AskScreen
      page={page}
      title={title}
      yes={yes}
      act={act}
      onYes={() => wallet.fulfil(request)}
      onNo={() => wallet.reject(request)}
    >
      <dl className="facts">
        {signer(wish) !== undefined && (
          <>
            <dt>Account</dt>
            <dd>{signer(wish)}</dd>
          </>
        )}
        <dt>Network</dt>
        <dd>{networkNameOf(wallet.get().networks, networkId)}</dd>
      </dl>
      <WishContent wish={wish} networkId={networkId} />
    </AskScreen>
  )
}

function wordsOf(wish: Wish): { readonly title: string; readonly yes: string } {
  switch (wish.kind) {
    case 'message':
      return { title: 'Sign a message', yes: 'Sign' }
    case 'typedData':
      return { title: 'Sign typed data', yes: 'Sign' }
    case 'transaction':
      return { title: 'Send a transaction', yes: 'Send' }
    case 'solanaMessage':
      return { title: 'Sign a message', yes: 'Sign' }
    case 'solanaTransactions': {
      if (wish.act === 'send') return { title: 'Send a transaction', yes: 'Send' }
      const { length } = wish.transactions
      return { title: length === 1 ? 'Sign a transaction' : `Sign ${length} transactions`, yes: 'Sign' }
    }
    case 'switch':
      return { title: `Switch to ${wish.network.name}`, yes: 'Switch' }
    case 'add':
      return { title: `Add ${wish.network.name}`, yes: 'Add' }
  }
}

function signer(wish: Wish): string | undefined {
  if (wish.kind === 'switch' || wish.kind === 'add') return undefined
  return accountOf(wish.kind === 'transaction' ? wish.transaction.from : wish.address)?.name
}
