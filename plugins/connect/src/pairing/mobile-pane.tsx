import { useTexts } from '@latchkey/kernel/react'
import type { PairingController } from '@latchkey/session/contract'
import { Button, ExternalIcon, LiveRegion, QrIcon } from '@latchkey/ui-primitives'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { announcementOf } from '@latchkey/view-kit'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { texts } from '../texts'
import type { WalletPictureProps } from '../wallet-picture'
import type { DeepLink } from './deep-links'
import { PaneFrame } from './pane-frame'
import { CopyLink } from './qr-code-pane'
import { describeHandoff, type Handoff } from './use-handoff'

export interface MobilePaneProps {
  readonly pairing: PairingController
  readonly wallet: WalletPictureProps['wallet']
  readonly name: string
  readonly uri: string | undefined
  /** Best first; empty until the pairing is ready. */
  readonly links: readonly DeepLink[]
  readonly handoff: Handoff
}

/** Opens the wallet's app on this phone. If it does not open, other links and the code of the same pairing are offered. */
export function MobilePane({ pairing, wallet, name, uri, links, handoff }: MobilePaneProps): ReactElement {
  const t = useTexts(texts)
  const { phase, open } = handoff
  const [first, ...others] = links
  const [showsCode, setShowsCode] = useState(false)
  useOpenOnce(first, handoff)
  const stuck = phase === 'stuck'
  // A user who returns may have seen an app store instead of the wallet.
  const showsHelp = stuck || phase === 'back'
  const { title, hint } = describeHandoff(phase, name, t)
  return (
    <>
      <PaneFrame
        wallet={wallet}
        ring={phase === 'idle' || stuck ? undefined : 'pending'}
        title={title}
        hint={hint}
      >
        <Button
          variant={phase === 'idle' || stuck ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          loading={!first}
          icon={<ExternalIcon />}
          onClick={() => first && open(first)}
        >
          {phase === 'idle' ? t('pairing.open', { name }) : t('pairing.open-again', { name })}
        </Button>
        {showsHelp &&
          others.map((link) => (
            <Button key={link.kind} size="large" fullWidth icon={<ExternalIcon />} onClick={() => open(link)}>
              {t('pairing.open-other', { name })}
            </Button>
          ))}
        <CopyLink uri={uri} name={name} />
        {showsHelp && (
          <Button
            size="large"
            fullWidth
            icon={<QrIcon />}
            onClick={() => {
              if (!showsCode) pairing.rememberLink(undefined)
              setShowsCode(!showsCode)
            }}
          >
            {showsCode ? t('pairing.hide-code') : t('pairing.show-code')}
          </Button>
        )}
        {showsHelp && showsCode && (
          <div ref={scrollIntoView}>
            <QrCode value={uri} label={t('pairing.code', { name })} logo="keyhole" />
          </div>
        )}
      </PaneFrame>
      <LiveRegion message={phase === 'idle' ? '' : announcementOf({ title, hint })} />
    </>
  )
}

/** Scrolls the code into view when it is shown. */
const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** Opens the app without another tap, once, if the user activation of the last tap is active when the pairing is ready. */
function useOpenOnce(link: DeepLink | undefined, { phase, open }: Handoff): void {
  const hasDecided = useRef(phase !== 'idle')
  useEffect(() => {
    if (!link || hasDecided.current) return
    hasDecided.current = true
    if (hasUserActivation()) open(link)
  }, [link, open])
}

/** Whether the browser still counts the last tap as user activation. */
function hasUserActivation(): boolean {
  // Old browsers do not have `userActivation`: there the user has to tap again.
  return 'userActivation' in navigator && navigator.userActivation.isActive
}
