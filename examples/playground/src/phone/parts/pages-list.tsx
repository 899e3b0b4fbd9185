import { Button, Image } from '@latchkey/ui-primitives'
import type { ReactNode } from 'react'
import { networkNameOf } from '../wallet/networks'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { PhoneState } from '../wallet/state'
import { useAction } from './use-action'

interface PagesListProps {
  readonly wallet: PhoneWallet
  readonly state: PhoneState
}

export function PagesList({ wallet, state }: PagesListProps): ReactNode {
  const { busy, run } = useAction<string>()
  return (
    <section className="card" aria-labelledby="pages-title">
      <h2 id="pages-title">Connected pages</h2>
      {state.pages.length === 0 && <p className="small">No page is connected.</p>}
      <ul className="pages" aria-labelledby="pages-title">
        {state.pages.map(({ topic, page, chains }) => (
          <li key={topic} className="page-row">
            <Image src={page.iconUrl} name={page.name} />
            <span className="page-words">
              <strong>{page.name}</strong>
              <span className="small">
                {page.host}
                {page.host && ' · '}
                {chains.map((chain) => networkNameOf(state.networks, chain)).join(', ')}
              </span>
            </span>
            <Button
              size="small"
              label={`Disconnect ${page.name}`}
              loading={busy === topic}
              onClick={() => run(topic, () => wallet.disconnect(topic))}
            >
              Disconnect
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
