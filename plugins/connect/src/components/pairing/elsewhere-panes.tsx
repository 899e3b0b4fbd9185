import { useRouter } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import type { ReactElement } from 'react'
import { connectContract } from '../../contract'
import { LookAlikeNote } from '../look-alike-note'
import { useCopy } from '../use-copy'
import type { WalletPictureProps } from '../wallet-picture'
import { PaneFrame } from './pane-frame'

/** The same wallet is in this browser: it is asked there. */
export function BrowserPane({ row }: { readonly row: WalletRow }): ReactElement {
  const say = useCopy()
  const router = useRouter(connectContract)
  const { id: walletId, name, lookAlike } = row
  if (lookAlike)
    // Which of them is meant is not decided here: the list shows all, and who made them.
    return (
      <PaneFrame wallet={row} title={say('connecting.choose')} hint={say('pairing.browser-hint')}>
        <LookAlikeNote row={row} />
        <Button size="large" fullWidth onClick={() => router.reset('Connect')}>
          {say('connecting.choose')}
        </Button>
      </PaneFrame>
    )
  return (
    <PaneFrame wallet={row} title={say('pairing.open', { name })} hint={say('pairing.browser-hint')}>
      <LookAlikeNote row={row} />
      <Button
        variant="primary"
        size="large"
        fullWidth
        onClick={() => router.push('ConnectingExternal', { walletId, name })}
      >
        {say('pairing.open', { name })}
      </Button>
    </PaneFrame>
  )
}

export interface UnsupportedPaneProps {
  readonly wallet: WalletPictureProps['wallet']
  readonly name: string
}

/** An extension that is not in this browser, and nothing else to try. */
export function UnsupportedPane({ wallet, name }: UnsupportedPaneProps): ReactElement {
  const say = useCopy()
  const router = useRouter(connectContract)
  return (
    <PaneFrame
      wallet={wallet}
      title={say('pairing.unsupported', { name })}
      hint={say('pairing.unsupported-hint')}
    >
      <Button size="large" fullWidth onClick={() => router.reset('Connect')}>
        {say('pairing.other-ways')}
      </Button>
    </PaneFrame>
  )
}
