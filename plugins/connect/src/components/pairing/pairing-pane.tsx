import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { type ReactElement, useMemo } from 'react'
import { buildLinks } from '../../handoff/build-links'
import type { Pane } from '../../handoff/panes'
import { useCopy } from '../use-copy'
import { useHandoff } from '../use-handoff'
import type { Place } from '../use-place'
import type { WalletPictureProps } from '../wallet-picture'
import { CodePane } from './code-pane'
import { BrowserPane, UnsupportedPane } from './elsewhere-panes'
import { EndedPane } from './ended-pane'
import { LinkPane } from './link-pane'
import { MobilePane } from './mobile-pane'
import type { Relay } from './use-relay'

export interface PairingPaneProps {
  readonly pane: Pane
  readonly wallet: WalletEntry | undefined
  /** The wallet's name and picture. */
  readonly picture: WalletPictureProps['wallet']
  readonly row: WalletRow | undefined
  readonly name: string
  readonly relay: Relay
  readonly place: Place
  readonly opened: boolean
  readonly phase: 'opening' | 'ready' | 'expired' | 'failed' | 'connected'
  readonly uri: string | undefined
  readonly lastUri: string | undefined
  readonly online: boolean
  readonly hasList: boolean
  readonly onRetry: () => void
}

/** The way that is chosen, while it is under way. */
export function PairingPane(props: PairingPaneProps): ReactElement {
  const { pane, wallet, picture, row, name, relay, place, phase, uri } = props
  const say = useCopy()
  const { pairing } = relay
  const handoff = useHandoff(pairing, name, props.opened)
  const links = useMemo(
    () => (wallet && uri !== undefined ? buildLinks(wallet, uri, place) : undefined),
    [wallet, uri, place],
  )
  if (pane === 'browser' && row) return <BrowserPane row={row} />
  if (pane === 'unsupported') return <UnsupportedPane wallet={picture} name={name} />
  if (pane === 'qrcode')
    return (
      <CodePane
        {...{ pairing, name, online: props.online, onRetry: props.onRetry }}
        here={place.platform.mobile}
        wallet={picture}
        phase={phase === 'expired' || phase === 'ready' ? phase : 'opening'}
        uri={phase === 'expired' ? props.lastUri : uri}
      />
    )
  if (phase === 'expired')
    return (
      <EndedPane
        wallet={picture}
        ring="stopped"
        words={{ title: say('pairing.expired-link'), hint: say('pairing.expired-link-hint') }}
        retryLabel={say('pairing.start-again')}
        onRetry={props.onRetry}
        hasList={props.hasList}
      />
    )
  if (pane === 'mobile')
    return <MobilePane {...{ pairing, name, uri, handoff }} wallet={picture} links={links?.app ?? []} />
  const kind = pane === 'desktop' ? pane : 'web'
  const link = kind === 'web' ? links?.web : links?.app[0]
  return <LinkPane {...{ kind, name, uri, link, handoff }} wallet={picture} />
}
