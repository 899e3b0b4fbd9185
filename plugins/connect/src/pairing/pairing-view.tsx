import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ViewProps } from '@latchkey/kernel'
import type { Environment } from '@latchkey/kernel/environment'
import { useOnline, useRouter, useTexts, useTranslate } from '@latchkey/kernel/react'
import { isFailure } from '@latchkey/session/contract'
import { Button, LiveRegion, Text, useSheets } from '@latchkey/ui-primitives'
import { Link } from '@latchkey/ui-primitives/lists'
import { Tabs } from '@latchkey/ui-primitives/screens'
import { announcementOf, useDoneText } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { LookAlikeNote } from '../connecting/look-alike-note'
import { type ConnectViews, connectContract, type NamespaceArgs } from '../contract'
import { useRetryWhenOnline } from '../directory/use-wallet-directory'
import { getDownloadHint } from '../get-wallet/download-links'
import { texts } from '../texts'
import { useWalletPicture } from '../use-wallet-picture'
import { PairingPane } from './pairing-panes'
import * as css from './pairing-view.css'
import { EndedPane } from './pane-frame'
import {
  describeFailure,
  getFailureKind,
  usePairingMethods,
  usePairingState,
  useRememberWallet,
  useRenewCode,
  useReportUnsafeLinks,
} from './use-pairing'
import { type RelayConnector, useEnvironment, useRelayConnector } from './use-start-pairing'
import { walletSentence } from './wallet-sentence'

interface PairingViewProps extends NamespaceArgs {
  /** `undefined`: pairs with any wallet that scans the code. */
  readonly wallet?: WalletEntry | undefined
  /** Whether the click that opened this view has also opened the wallet's app. */
  readonly opened?: boolean | undefined
  /** Whether the wallet list can be opened from here. */
  readonly hasList: boolean
}

/** Pairs over the WalletConnect relay. Parts: `pairing`, `pairing-text`, `pairing-link`, `pairing-get`, and those of the primitives. */
function PairingView(props: PairingViewProps): ReactElement {
  const t = useTexts(texts)
  const relay = useRelayConnector()
  if (relay) return <RelayPairing {...props} relay={relay} />
  const message = { title: t('pairing.absent'), hint: t('pairing.absent-hint') }
  return (
    <div part="pairing" data-phase="absent" role="alert">
      <EndedPane wallet={props.wallet} ring="stopped" message={message} hasList={props.hasList} />
    </div>
  )
}

const NO_WALLET = { name: '' }

function RelayPairing({
  wallet,
  opened,
  hasList,
  namespace,
  relay,
}: PairingViewProps & { readonly relay: RelayConnector }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const translate = useTranslate()
  const environment = useEnvironment()
  const { installed, lookAlike, methods, method, setMethod } = usePairingMethods(wallet, environment.mobile)
  const needsPairing = method !== 'browser' && method !== 'unsupported'
  const { shown, lastUri, retry } = usePairingState(relay, needsPairing, namespace)
  const fetched = useWalletPicture(wallet ?? NO_WALLET)
  const picture = wallet && fetched
  const online = useOnline()
  const view = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  const startAgain = (): void => {
    // The pressed button is removed, so the focus is moved to the view.
    view.current?.focus()
    setRound(round + 1)
    retry()
  }
  useRememberWallet(wallet, shown.phase)
  useRetryWhenOnline(shown.phase === 'failed', retry)
  const hasExpired = method === 'qrcode' && online && shown.phase === 'expired'
  useRenewCode(hasExpired ? lastUri : undefined, retry)
  useReportUnsafeLinks(wallet)

  const connected = shown.phase === 'connected'
  const done = useDoneText({
    title: walletSentence(t, 'pairing.connected', wallet?.name),
    hint: t('pairing.connected-hint'),
  })
  const failure =
    needsPairing && shown.phase === 'failed'
      ? ({
          message: describeFailure(shown.error, getFailureKind(shown.error, online), translate),
          ring: isFailure(shown.error) ? 'failed' : 'stopped',
        } as const)
      : undefined
  const end = connected ? ({ message: done, ring: 'done' } as const) : failure
  const codeMessage =
    method !== 'qrcode' || shown.phase === 'opening'
      ? ''
      : shown.phase === 'expired'
        ? t('pairing.expired')
        : walletSentence(t, 'pairing.code-ready', wallet?.name)
  const showsTabs = methods.length > 1 && !connected
  const content = (
    <div className={showsTabs ? css.panel : css.view}>
      {end ? (
        <EndedPane
          {...end}
          wallet={picture}
          onRetry={connected ? undefined : startAgain}
          hasList={hasList && !connected}
        />
      ) : (
        <PairingPane
          {...{
            method,
            wallet,
            picture,
            installed,
            relay,
            environment,
            lastUri,
            online,
            hasList,
          }}
          key={`${method} ${round}`}
          opened={opened === true && round === 0 && method === 'mobile'}
          phase={shown.phase}
          uri={shown.phase === 'ready' ? shown.uri : undefined}
          onRetry={startAgain}
        />
      )}
      {lookAlike && method !== 'browser' && !connected && <LookAlikeNote {...lookAlike} elsewhere />}
      {wallet && !installed && !connected && <DownloadHintRow wallet={wallet} environment={environment} />}
    </div>
  )
  return (
    <div
      ref={view}
      part="pairing"
      className={css.view}
      data-phase={shown.phase}
      data-pane={method}
      tabIndex={-1}
    >
      {showsTabs ? (
        <Tabs
          label={t('pairing.ways')}
          tabs={methods.map((id) => ({ id, label: t(`pairing.pane-${id}`) }))}
          selected={method}
          onSelect={setMethod}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
      <LiveRegion message={end ? announcementOf(end.message) : codeMessage} />
    </div>
  )
}

interface DownloadHintRowProps {
  readonly wallet: WalletEntry
  readonly environment: Environment
}

/** Links to the downloads of the wallet. Nothing if it has none. Part: `pairing-get`. */
function DownloadHintRow({ wallet, environment }: DownloadHintRowProps): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  const hint = getDownloadHint(wallet, environment)
  if (!hint) return null
  return (
    <div part="pairing-get" className={css.hint}>
      <Text tone="secondary">{t('pairing.get-question', { name: wallet.name })}</Text>
      {hint.kind === 'downloads' ? (
        <Button
          variant="quiet"
          size="small"
          className={css.hintButton}
          onClick={() => router.push('Downloads', { wallet })}
        >
          {t('pairing.get')}
        </Button>
      ) : (
        <Link href={hint.href} icon className={css.hintTarget}>
          {t('pairing.get')}
        </Link>
      )}
    </div>
  )
}

/** Pairs with this wallet, or with any wallet that scans the code. Part: `pairing`. */
export function ConnectingWalletConnectView({
  args,
}: ViewProps<ConnectViews['ConnectingWalletConnect']>): ReactNode {
  return <PairingView wallet={args?.wallet} opened={args?.opened} namespace={args?.namespace} hasList />
}

/** The pairing code without a way to the wallet list. Part: `pairing`. */
export function ConnectingWalletConnectBasicView(): ReactNode {
  return <PairingView hasList={false} />
}
