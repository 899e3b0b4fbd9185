import type { WalletEntry } from '@latchkey/cloud/contract'
import { useRouter } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { type ReactElement, useMemo } from 'react'
import type { WalletPictureProps } from '../components/wallet-picture'
import { LookAlikeNote } from '../connecting/look-alike-note'
import { connectContract } from '../contract'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import type { PageEnvironment } from '../environment/use-environment'
import { CodePane, CopyLink } from './code-pane'
import { MobilePane } from './mobile-pane'
import { EndedPane, PaneFrame } from './pane-frame'
import { describeHandoff, type Handoff, useHandoff } from './use-handoff'
import type { PairingMethod } from './use-pairing'
import type { RelayConnector } from './use-start-pairing'
import { buildLinks, type HandoffLink } from './wallet-links'

export interface PairingPaneProps {
  readonly method: PairingMethod
  readonly wallet: WalletEntry | undefined
  /** Name and picture of the wallet. */
  readonly picture: WalletPictureProps['wallet']
  readonly row: WalletRow | undefined
  readonly name: string
  readonly relay: RelayConnector
  readonly environment: PageEnvironment
  readonly opened: boolean
  readonly phase: 'opening' | 'ready' | 'expired' | 'failed' | 'connected'
  readonly uri: string | undefined
  readonly lastUri: string | undefined
  readonly online: boolean
  readonly hasList: boolean
  readonly onRetry: () => void
}

/** The pane of the selected method. */
export function PairingPane(props: PairingPaneProps): ReactElement {
  const { method, wallet, picture, row, name, relay, environment, phase, uri } = props
  const say = useCopy(copy)
  const { pairing } = relay
  const handoff = useHandoff(pairing, name, props.opened)
  const links = useMemo(
    () => (wallet && uri !== undefined ? buildLinks(wallet, uri, environment) : undefined),
    [wallet, uri, environment],
  )
  if (method === 'browser' && row) return <BrowserPane row={row} />
  if (method === 'unsupported') return <UnsupportedPane wallet={picture} name={name} />
  if (method === 'qrcode')
    return (
      <CodePane
        {...{ pairing, name, online: props.online, onRetry: props.onRetry }}
        onPhone={environment.mobile}
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
        message={{ title: say('pairing.expired-link'), hint: say('pairing.expired-link-hint') }}
        retryLabel={say('pairing.start-again')}
        onRetry={props.onRetry}
        hasList={props.hasList}
      />
    )
  if (method === 'mobile')
    return <MobilePane {...{ pairing, name, uri, handoff }} wallet={picture} links={links?.app ?? []} />
  const kind = method === 'desktop' ? method : 'web'
  const link = kind === 'web' ? links?.web : links?.app[0]
  return <LinkPane {...{ kind, name, uri, link, handoff }} wallet={picture} />
}

export interface LinkPaneProps {
  readonly kind: 'web' | 'desktop'
  readonly wallet: WalletPictureProps['wallet']
  readonly name: string
  readonly uri: string | undefined
  /** `undefined` until the pairing is ready. */
  readonly link: HandoffLink | undefined
  readonly handoff: Handoff
}

/** The wallet's web app, or its app on this computer. Opened by a tap only. */
export function LinkPane({ kind, wallet, name, uri, link, handoff }: LinkPaneProps): ReactElement {
  const say = useCopy(copy)
  // On a desktop the page stays visible beside the wallet, so visibility says nothing about success.
  const opened = handoff.phase !== 'idle'
  const { title, hint } = describeHandoff(opened ? 'opened' : kind, name, say)
  return (
    <PaneFrame wallet={wallet} ring={opened ? 'pending' : undefined} title={title} hint={hint}>
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

/** The same wallet is installed in this browser and can be connected directly. */
export function BrowserPane({ row }: { readonly row: WalletRow }): ReactElement {
  const say = useCopy(copy)
  const router = useRouter(connectContract)
  const { id: walletId, name, lookAlike } = row
  if (lookAlike)
    // Which look-alike is meant is not decided here: the list shows them all with their makers.
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

/** An extension that is not installed, without any other method. */
export function UnsupportedPane({ wallet, name }: UnsupportedPaneProps): ReactElement {
  const say = useCopy(copy)
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
