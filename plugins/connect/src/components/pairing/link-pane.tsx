import { Button } from '@latchkey/ui-primitives/button'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import type { ReactElement } from 'react'
import type { HandoffLink } from '../../handoff/build-links'
import { useCopy } from '../use-copy'
import type { Handoff } from '../use-handoff'
import type { WalletPictureProps } from '../wallet-picture'
import { CopyLink } from './copy-link'
import { handoffWords } from './handoff-words'
import { PaneFrame } from './pane-frame'

export interface LinkPaneProps {
  readonly kind: 'web' | 'desktop'
  readonly wallet: WalletPictureProps['wallet']
  readonly name: string
  readonly uri: string | undefined
  /** Undefined while the pairing is to come. */
  readonly link: HandoffLink | undefined
  readonly handoff: Handoff
}

/** A wallet beside this page: its web app in a tab, or its app on this computer. Always by a tap. */
export function LinkPane({ kind, wallet, name, uri, link, handoff }: LinkPaneProps): ReactElement {
  const say = useCopy()
  // On a desktop the page stays in sight beside the wallet, so that is no sign of trouble.
  const opened = handoff.phase !== 'idle'
  const { title, hint } = handoffWords(opened ? 'opened' : kind, name, say)
  return (
    <PaneFrame wallet={wallet} ring={opened ? 'turning' : undefined} title={title} hint={hint}>
      <Button
        variant={opened ? 'secondary' : 'primary'}
        size="large"
        fullWidth
        loading={!link}
        icon={<ExternalIcon />}
        onClick={() => link && handoff.open(link)}
      >
        {opened ? say('pairing.open-again', { name }) : say('pairing.open', { name })}
      </Button>
      <CopyLink uri={uri} name={name} />
    </PaneFrame>
  )
}
