import type { WalletEntry } from '@latchkey/cloud/contract'
import { useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, ExternalIcon } from '@latchkey/ui-primitives'
import { type ReactElement, useMemo } from 'react'
import { LookAlikeNote } from '../connecting/look-alike-note'
import { connectContract } from '../contract'
import { texts } from '../texts'
import type { WalletPictureProps } from '../wallet-picture'
import { buildDeepLinks, type DeepLink } from './deep-links'
import { MobilePane } from './mobile-pane'
import { EndedPane, PaneFrame } from './pane-frame'
import { CopyLink, QrCodePane } from './qr-code-pane'
import { describeHandoff, type Handoff, useHandoff } from './use-handoff'
import type { InstalledWallet, PairingMethod } from './use-pairing'
import type { PageEnvironment, RelayConnector } from './use-start-pairing'

export interface PairingPaneProps {
  readonly method: PairingMethod
  readonly wallet: WalletEntry | undefined
  /** Name and picture of the wallet. */
  readonly picture: WalletPictureProps['wallet']
  /** The wallet in session if it is installed. */
  readonly installed: InstalledWallet | undefined
  readonly relay: RelayConnector
  readonly environment: PageEnvironment
  /** Whether the tap that opened the view has opened the wallet's app already. */
  readonly opened: boolean
  readonly phase: 'opening' | 'ready' | 'expired' | 'failed' | 'connected'
  readonly uri: string | undefined
  /** The URI of a pairing that has expired. */
  readonly lastUri: string | undefined
  readonly online: boolean
  /** Whether the wallet list can be opened from here. */
  readonly hasList: boolean
  readonly onRetry: () => void
}

/** The pane of the selected method. */
export function PairingPane(props: PairingPaneProps): ReactElement {
  const { method, wallet, picture, installed, relay, environment, phase, uri } = props
  if (method === 'browser' && installed) return <BrowserPane {...installed} />
  // Without a wallet the code is the only method.
  if (method === 'qrcode' || !wallet)
    return (
      <QrCodePane
        pairing={relay.pairing}
        wallet={picture}
        phase={phase === 'expired' || phase === 'ready' ? phase : 'opening'}
        uri={phase === 'expired' ? props.lastUri : uri}
        online={props.online}
        onPhone={environment.mobile}
        onRetry={props.onRetry}
      />
    )
  if (method === 'unsupported') return <UnsupportedPane wallet={picture} name={wallet.name} />
  return <HandoffPane {...props} wallet={wallet} />
}

interface HandoffPaneProps extends PairingPaneProps {
  readonly wallet: WalletEntry
}

/** Hands the pairing over to the wallet's app or web app. */
function HandoffPane({
  method,
  wallet,
  picture,
  relay: { pairing },
  environment,
  opened,
  phase,
  uri,
  hasList,
  onRetry,
}: HandoffPaneProps): ReactElement {
  const t = useTexts(texts)
  const { name } = wallet
  const handoff = useHandoff(pairing, name, opened)
  const links = useMemo(
    () => (uri === undefined ? undefined : buildDeepLinks(wallet, uri, environment)),
    [wallet, uri, environment],
  )
  if (phase === 'expired')
    return (
      <EndedPane
        wallet={picture}
        ring="stopped"
        message={{ title: t('pairing.expired-link'), hint: t('pairing.expired-link-hint') }}
        retryLabel={t('pairing.start-again')}
        onRetry={onRetry}
        hasList={hasList}
      />
    )
  if (method === 'mobile')
    return <MobilePane {...{ pairing, name, uri, handoff }} wallet={picture} links={links?.app ?? []} />
  const kind = method === 'desktop' ? method : 'web'
  const link = kind === 'web' ? links?.web : links?.app[0]
  return <LinkPane {...{ kind, name, uri, link, handoff }} wallet={picture} />
}

interface LinkPaneProps {
  readonly kind: 'web' | 'desktop'
  readonly wallet: WalletPictureProps['wallet']
  readonly name: string
  readonly uri: string | undefined
  /** `undefined` until the pairing is ready. */
  readonly link: DeepLink | undefined
  readonly handoff: Handoff
}

/** A button that opens the wallet's web app, or its app on this computer. */
function LinkPane({ kind, wallet, name, uri, link, handoff }: LinkPaneProps): ReactElement {
  const t = useTexts(texts)
  // The page may stay visible beside the wallet, so its visibility does not tell whether the wallet opened.
  const opened = handoff.phase !== 'idle'
  const { title, hint } = describeHandoff(opened ? 'opened' : kind, name, t)
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
        {opened ? t('pairing.open-again', { name }) : t('pairing.open', { name })}
      </Button>
      <CopyLink uri={uri} name={name} />
    </PaneFrame>
  )
}

/** Shown if the wallet is installed in this browser: connects it without the relay. */
function BrowserPane({ row, isAmbiguous, hasChoice, mark }: InstalledWallet): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  const { id: walletId, name } = row
  if (mark === 'look-alike' || isAmbiguous)
    // Only the list shows all that it could be, and who made them.
    return (
      <PaneFrame wallet={row} title={t('connecting.choose')} hint={t('pairing.browser-hint')}>
        <LookAlikeNote row={row} mark={mark} />
        <Button size="large" fullWidth onClick={() => router.reset('Connect')}>
          {t('connecting.choose')}
        </Button>
      </PaneFrame>
    )
  return (
    <PaneFrame wallet={row} title={t('pairing.open', { name })} hint={t('pairing.browser-hint')}>
      <LookAlikeNote row={row} mark={mark} />
      <Button
        variant="primary"
        size="large"
        fullWidth
        onClick={() =>
          router.push(hasChoice ? 'ConnectingMultiChain' : 'ConnectingExternal', { walletId, name })
        }
      >
        {t('pairing.open', { name })}
      </Button>
    </PaneFrame>
  )
}

interface UnsupportedPaneProps {
  readonly wallet: WalletPictureProps['wallet']
  readonly name: string
}

/** Shown for an extension that is not installed, if there is no other method. */
function UnsupportedPane({ wallet, name }: UnsupportedPaneProps): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  return (
    <PaneFrame
      wallet={wallet}
      title={t('pairing.unsupported', { name })}
      hint={t('pairing.unsupported-hint')}
    >
      <Button size="large" fullWidth onClick={() => router.reset('Connect')}>
        {t('pairing.other-ways')}
      </Button>
    </PaneFrame>
  )
}
