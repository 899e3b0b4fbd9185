import type { Translate } from '@latchkey/kernel'
import { usePluginState, useSlot, useTranslate } from '@latchkey/kernel/react'
import { openLink, parseSafeUrl } from '@latchkey/kernel/web'
import {
  type ConnectionId,
  connectors,
  isFailure,
  sessionContract,
  type WalletLink,
} from '@latchkey/session/contract'
import { WalletIcon } from '@latchkey/ui-primitives'
import {
  RequestStatus,
  type RequestStatusAction,
  RetryIcon,
  type StatusRingState,
} from '@latchkey/ui-primitives/screens'
import { type ReactElement, type ReactNode, useState } from 'react'
import { requestTexts } from '../texts'
import { announcementOf, describeError, generalText, type StatusText } from './request-texts'
import type { WalletRequest, WalletRequestPhase, WalletRequestState } from './use-wallet-request'

export interface WalletRequestScreenProps {
  readonly request: WalletRequest
  /** A picture of the wallet or of what it is asked for: an `Image` of size 72. */
  readonly picture: ReactNode
  /**
   * Texts that replace the default ones, by phase. `opening` is not announced to screen readers; without a text for it,
   * `pending` is shown from the start. `failed` is used for errors without a code; errors with a code have the texts
   * `error.<code>` and `recovery.<code>`.
   */
  readonly texts?: Readonly<Partial<Record<ShownPhase, Partial<StatusText>>>>
  /** What the user compares with the wallet: a `FactList` below the text. */
  readonly details?: ReactNode
  /** False if a silent request must not be sent again, because the wallet may still approve the first one. Default: true. */
  readonly retryWhenSilent?: boolean
  /**
   * Whether the wallet still has this request, sent before the view was shown or before it was sent again. The text says
   * so, also after the later one was declined, and a request that waited when the view was shown may be sent again.
   */
  readonly isWaiting?: (() => boolean) | undefined
  /** The connection of the wallet. If the user connected by opening the wallet's app, the screen offers to open it again. */
  readonly connectionId?: ConnectionId | undefined
  /** Actions below those of the screen, in every phase, such as one that leaves the view. */
  readonly actions?: readonly RequestStatusAction[]
  /** `part` attribute of the root; the text has `<part>-text`. Default: `wallet-request`. */
  readonly part?: string
}

type ShownPhase = Exclude<WalletRequestPhase, 'idle'>

/**
 * Shows the state of a wallet request, what the user can do next, and a retry button. The root's `data-phase` is the phase.
 * Parts: `wallet-request`, `wallet-request-text`, and those of `RequestStatus`.
 */
export function WalletRequestScreen(props: WalletRequestScreenProps): ReactElement {
  const {
    request,
    picture,
    texts = {},
    retryWhenSilent = true,
    isWaiting,
    connectionId,
    part = 'wallet-request',
  } = props
  const { state, retried, retry } = request
  const t = useTranslate()
  const link = useOpenedLink(connectionId)
  const phase = shownPhase(state.phase, texts)
  const inApp = { name: link?.name ?? '' }
  const openAppTexts = link && {
    silent: {
      hint: t('wallet-request.open-wallet-hint', requestTexts['wallet-request.open-wallet-hint'], inApp),
    },
  }
  const [wasWaiting] = useState(isWaiting)
  const waits = isWaiting && wasWaiting && !retried ? waitingTexts(t) : {}
  const text = textOf(
    state,
    phase,
    { ...openAppTexts, ...texts, ...waits, ...(isWaiting?.() && stillOpenTexts(t)) },
    t,
  )
  const isOver = phase === 'declined' || phase === 'failed'
  const canRetry = isOver || (phase === 'silent' && (retryWhenSilent || wasWaiting))
  const actions: RequestStatusAction[] = []
  if (link && (phase === 'pending' || phase === 'silent'))
    actions.push({
      id: 'open-wallet',
      label: t('wallet-request.open-wallet', requestTexts['wallet-request.open-wallet'], inApp),
      icon: <WalletIcon />,
      primary: true,
      onClick: () => openWallet(link),
    })
  // The retry button stays after it was pressed, because it has the focus.
  if (canRetry || (retried && phase !== 'done'))
    actions.push({
      id: 'try-again',
      label: t('wallet-request.try-again', requestTexts['wallet-request.try-again']),
      icon: <RetryIcon />,
      // Both requests may be approved, so the wallet comes first.
      primary: isOver && !isWaiting?.(),
      loading: !canRetry,
      onClick: retry,
    })
  return (
    <RequestStatus
      part={part}
      phase={phase}
      state={ringState(state)}
      picture={picture}
      title={text.title}
      hint={text.hint}
      details={props.details}
      actions={[...actions, ...(props.actions ?? [])]}
      announcement={phase === 'opening' ? '' : announcementOf(text)}
    />
  )
}

function waitingTexts(t: Translate): WalletRequestScreenProps['texts'] {
  const text = {
    title: t('wallet-request.waiting', requestTexts['wallet-request.waiting']),
    hint: t('wallet-request.waiting-hint', requestTexts['wallet-request.waiting-hint']),
  }
  return { pending: text, silent: text }
}

/** After the refusal of a request, while one that was sent before is open. */
function stillOpenTexts(t: Translate): WalletRequestScreenProps['texts'] {
  return {
    declined: {
      title: t('wallet-request.still-open', requestTexts['wallet-request.still-open']),
      hint: t('wallet-request.still-open-hint', requestTexts['wallet-request.still-open-hint']),
    },
  }
}

function shownPhase(phase: WalletRequestPhase, texts: WalletRequestScreenProps['texts']): ShownPhase {
  const isBeginning = phase === 'idle' || phase === 'opening'
  if (!isBeginning) return phase
  return texts?.opening ? 'opening' : 'pending'
}

function ringState(state: WalletRequestState): StatusRingState {
  if (state.phase === 'done') return 'done'
  if (state.phase === 'declined') return 'stopped'
  if (state.phase !== 'failed') return 'pending'
  return isFailure(state.error) ? 'failed' : 'stopped'
}

function textOf(
  state: WalletRequestState,
  phase: ShownPhase,
  texts: NonNullable<WalletRequestScreenProps['texts']>,
  t: Translate,
): StatusText {
  const text = { ...generalText(phase === 'opening' ? 'pending' : phase, t), ...texts[phase] }
  return state.phase === 'failed' ? describeError(state.error, text, t) : text
}

/**
 * The link of the wallet app with which the user approved a connection; `undefined` for a wallet in this browser, for one
 * whose pairing code was scanned, and for an unsafe link.
 */
function useOpenedLink(connectionId: ConnectionId | undefined): WalletLink | undefined {
  const connectorId = usePluginState(sessionContract, ({ connections }) =>
    connectionId === undefined ? undefined : connections[connectionId]?.connectorId,
  )
  const link = useSlot(connectors)
    .find(({ id }) => id === connectorId)
    ?.pairing?.openedLink()
  return link && parseSafeUrl(link.href) ? link : undefined
}

/** Opens a wallet's app. Must be called synchronously in a click handler, or the browser blocks it. */
export function openWallet({ href }: WalletLink): void {
  // An https link opens in a new tab: without an installed app, it would replace the page.
  const target = href.startsWith('https:') ? '_blank' : window.self === window.top ? '_self' : '_top'
  openLink(href, target)
}
