import type { WalletEntry } from '@latchkey/cloud/contract'
import { useOnline, useTranslate } from '@latchkey/kernel/react'
import { isFailure } from '@latchkey/session/contract'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tabs } from '@latchkey/ui-primitives/tabs'
import { type ReactElement, useRef, useState } from 'react'
import type { NamespaceArgs } from '../../contract'
import { LookAlikeNote } from '../look-alike-note'
import { useCopy } from '../use-copy'
import { usePictured } from '../use-pictured'
import { usePlace } from '../use-place'
import { EndedPane } from './ended-pane'
import { failureKind, failureWords } from './failure-words'
import { GetHint } from './get-hint'
import * as css from './pairing.css'
import { useEnd, useReportRefused, useRetryWhenOnline } from './pairing-effects'
import { PairingPane } from './pairing-pane'
import { spoken } from './spoken'
import { usePanes } from './use-panes'
import { type Relay, useRelay } from './use-relay'
import { useShownPairing } from './use-shown-pairing'

export interface PairingProps extends NamespaceArgs {
  /** Undefined: whichever scans the code. */
  readonly wallet?: WalletEntry | undefined
  /** The tap that led here has opened the wallet. */
  readonly opened?: boolean | undefined
  /** A list of wallets lies behind. */
  readonly hasList: boolean
}

/** Pairs over a relay. Parts: `pairing`, `pairing-words`, `pairing-link`, `pairing-get`, and those of the primitives. */
export function Pairing(props: PairingProps): ReactElement {
  const say = useCopy()
  const relay = useRelay()
  if (relay) return <RelayPairing {...props} relay={relay} />
  const words = { title: say('pairing.absent'), hint: say('pairing.absent-hint') }
  return (
    <div part="pairing" data-phase="absent" role="alert">
      <EndedPane wallet={props.wallet} ring="stopped" words={words} hasList={props.hasList} />
    </div>
  )
}

const NOBODY = { name: '' }

function RelayPairing({
  wallet,
  opened,
  hasList,
  namespace,
  relay,
}: PairingProps & { readonly relay: Relay }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const t = useTranslate()
  const place = usePlace()
  const { row, marked, panes, pane, setPane } = usePanes(wallet, place.platform.mobile)
  const pairs = pane !== 'browser' && pane !== 'unsupported'
  const { shown, lastUri, retry } = useShownPairing(relay, pairs, namespace)
  const fetched = usePictured(wallet ?? NOBODY)
  const picture = wallet && fetched
  const online = useOnline()
  const name = wallet?.name ?? say('pairing.your-wallet')
  const view = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  const startAgain = (): void => {
    // The button that was pressed goes.
    view.current?.focus()
    setRound(round + 1)
    retry()
  }
  useEnd(wallet, shown.phase)
  useRetryWhenOnline(online, shown.phase === 'failed', retry)
  useReportRefused(wallet)

  const connected = shown.phase === 'connected'
  const failure =
    pairs && shown.phase === 'failed'
      ? ({
          words: failureWords(shown.error, failureKind(shown.error, online), name, t),
          ring: isFailure(shown.error) ? 'failed' : 'stopped',
        } as const)
      : undefined
  const end = connected
    ? ({
        words: { title: say('pairing.connected', { name }), hint: say('pairing.connected-hint') },
        ring: 'settled',
      } as const)
    : failure
  const codeNews =
    pane !== 'qrcode' || shown.phase === 'opening'
      ? ''
      : shown.phase === 'expired'
        ? say('pairing.expired')
        : say('pairing.code-ready', { name })
  const showsTabs = panes.length > 1 && !connected
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
          {...{ pane, wallet, picture, row, name, relay, place, lastUri, online, hasList }}
          key={`${pane} ${round}`}
          opened={opened === true && round === 0 && pane === 'mobile'}
          phase={shown.phase}
          uri={shown.phase === 'ready' ? shown.uri : undefined}
          onRetry={startAgain}
        />
      )}
      {marked && pane !== 'browser' && !connected && <LookAlikeNote row={marked} elsewhere />}
      {wallet && !row && !connected && <GetHint wallet={wallet} platform={place.platform} />}
    </div>
  )
  return (
    <div
      ref={view}
      part="pairing"
      className={css.view}
      data-phase={shown.phase}
      data-pane={pane}
      tabIndex={-1}
    >
      {showsTabs ? (
        <Tabs
          label={say('pairing.ways')}
          tabs={panes.map((id) => ({ id, label: say(`pairing.pane-${id}`) }))}
          selected={pane}
          onSelect={setPane}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
      <LiveRegion message={end ? spoken(end.words) : codeNews} />
    </div>
  )
}
