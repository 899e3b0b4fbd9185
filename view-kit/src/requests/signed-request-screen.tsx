import { usePluginState, useRouterState } from '@latchkey/kernel/react'
import { type ConnectionId, connectedWallet, sessionContract } from '@latchkey/session/contract'
import type { SignedRequest, SignedRequestState } from '@latchkey/session/requests'
import { Image, WalletIcon } from '@latchkey/ui-primitives'
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react'
import type { StatusText } from './request-texts'
import { UnknownRequest } from './unknown-request'
import { useWaitingPhase, type WalletRequestState } from './use-wallet-request'
import { WalletRequestScreen } from './wallet-request-screen'

export interface SignedRequestTexts {
  readonly asking: StatusText
  /** Once the wallet has signed. */
  readonly telling: StatusText
  readonly declined: StatusText
  /** Used for errors without a code, as in `WalletRequestScreen`. */
  readonly failed: (error: unknown) => StatusText
  /** What the wallet may have done, and where the user sees it. */
  readonly unknown: string
  /** That the wallet has signed and the service has not said what it did. Without it, `telling` is shown. */
  readonly unconfirmed?: StatusText
}

export interface SignedRequestScreenProps<Result> {
  readonly request: SignedRequest<Result>
  /** Called once when it is done, unless the view has unmounted. */
  readonly onDone: (result: Result) => void
  readonly connectionId: ConnectionId
  readonly texts: SignedRequestTexts
  /** Whether asking again may do it twice. */
  readonly mayHappenTwice: boolean
  /** Prefix of the parts. */
  readonly part: string
}

/**
 * Asks the wallet for a request once, whichever view shows it, and shows what is known of it. Parts: `<part>-request`,
 * `<part>-caution`, `<part>-ask-again`, `<part>-look-again`.
 */
export function SignedRequestScreen<Result>(props: SignedRequestScreenProps<Result>): ReactElement {
  const { request, onDone, connectionId, texts, mayHappenTwice, part } = props
  const state = useSyncExternalStore(request.subscribe, request.state, request.state)
  const waiting = useWaitingPhase(state.phase === 'asking' || state.phase === 'telling' ? state : undefined)
  const [retried, setRetried] = useState(false)
  const isOpen = useRouterState(({ open }) => open)
  useEffect(() => {
    // A dialog that closes shows its view a little longer, and who has closed it wants nothing asked.
    if (isOpen) void request.ask()
  }, [request, isOpen])
  useEffect(() => {
    if (state.phase !== 'done') return undefined
    let hasLeft = false
    // StrictMode mounts, unmounts and mounts again in one task.
    queueMicrotask(() => !hasLeft && onDone(state.result))
    return () => {
      hasLeft = true
    }
  }, [state, onDone])
  const askAgain = (): void => {
    setRetried(true)
    void request.ask({ again: true })
  }
  const picture = <WalletPicture connectionId={connectionId} />
  if (state.phase === 'unknown')
    return (
      <UnknownRequest
        part={part}
        picture={picture}
        hint={texts.unknown}
        refusal={state.refusal}
        askAgain={{ mayHappenTwice, onClick: askAgain }}
      />
    )
  if (state.phase === 'unconfirmed' || state.phase === 'looking')
    return (
      <UnknownRequest
        part={part}
        picture={picture}
        {...(texts.unconfirmed ?? texts.telling)}
        lookAgain={{ isLoading: state.phase === 'looking', onClick: request.lookAgain }}
      />
    )
  const isTelling = state.phase === 'telling'
  const pending = isTelling ? texts.telling : texts.asking
  return (
    <WalletRequestScreen
      part={`${part}-request`}
      request={{ state: shownState(state, waiting), step: undefined, retried, retry: askAgain }}
      connectionId={isTelling ? undefined : connectionId}
      picture={picture}
      // No retry, because the wallet may still sign.
      retryWhenSilent={false}
      texts={{
        pending,
        silent: isTelling ? pending : { hint: pending.hint },
        declined: texts.declined,
        ...(state.phase === 'failed' && { failed: texts.failed(state.error) }),
      }}
    />
  )
}

function shownState<Result>(
  state: SignedRequestState<Result>,
  waiting: 'opening' | 'pending' | 'silent',
): WalletRequestState<Result> {
  const isOver = state.phase === 'done' || state.phase === 'declined' || state.phase === 'failed'
  return isOver ? state : { phase: waiting }
}

export interface WalletPictureProps {
  readonly connectionId: ConnectionId | undefined
}

/** The icon of a connection's wallet, for the screen of a request to it. */
export function WalletPicture({ connectionId }: WalletPictureProps): ReactElement {
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, connectionId))
  return <Image src={wallet?.iconUrl} size={72} fallback={<WalletIcon size={32} />} />
}
