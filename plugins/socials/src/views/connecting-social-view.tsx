import { useFinishMethod, useOtherMethods } from '@latchkey/connect/view-kit'
import type { SocialProvider } from '@latchkey/embedded-wallet/contract'
import { canRetryLogin } from '@latchkey/embedded-wallet/view-kit'
import type { ViewProps } from '@latchkey/kernel'
import { useTexts, useTranslate } from '@latchkey/kernel/react'
import { openPopup, type Popup } from '@latchkey/kernel/web'
import { ExternalIcon } from '@latchkey/ui-primitives'
import {
  RequestStatus,
  type RequestStatusAction,
  RetryIcon,
  type StatusRingState,
} from '@latchkey/ui-primitives/screens'
import {
  announcementOf,
  SHOW_DONE_MS,
  type StatusText,
  useDoneText,
  useWalletRequest,
  type WalletRequest,
} from '@latchkey/view-kit'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { type SocialsContext, type SocialsViews, socialsContract } from '../contract'
import { providerNames } from '../providers'
import { connectAs, logIn, type SocialResult, type SocialStep } from '../social-login'
import { leaveForProvider } from '../telegram'
import { texts } from '../texts'
import { failureText, ProviderPicture } from './login-parts'

export interface ConnectingSocialProps {
  readonly ctx: SocialsContext
  readonly inTelegram: boolean
  readonly args: SocialLoginArgs
}

type SocialLoginArgs = ViewProps<SocialsViews['ConnectingSocial']>['args']
type LoginProps = SocialLoginArgs & Pick<ConnectingSocialProps, 'ctx'>

/** Logs in at a provider. Part: `connecting-social`. */
export function ConnectingSocialView({ ctx, inTelegram, args }: ConnectingSocialProps): ReactElement {
  const Login = inTelegram ? LeavingPage : InPopup
  return <Login key={args.provider} ctx={ctx} {...args} />
}

const RINGS: Readonly<Record<SocialLoginState['phase'], StatusRingState>> = {
  ready: 'stopped',
  blocked: 'stopped',
  opening: 'pending',
  pending: 'pending',
  closed: 'pending',
  finishing: 'pending',
  slow: 'pending',
  done: 'done',
  cancelled: 'stopped',
  failed: 'failed',
}

function InPopup({ ctx, provider, popup }: LoginProps): ReactElement {
  const { state, open } = useSocialLogin(ctx, provider, popup)
  return <SocialStatus provider={provider} state={state} onOpen={open} />
}

/** For Telegram, where the page itself navigates to the provider. */
function LeavingPage({ ctx, provider }: LoginProps): ReactElement {
  const leave = useCallback((signal: AbortSignal) => leaveForProvider(ctx, provider, signal), [ctx, provider])
  const { state, retry } = useWalletRequest(leave)
  const isOver = state.phase === 'failed' || state.phase === 'declined'
  return (
    <SocialStatus
      provider={provider}
      state={isOver ? { phase: 'failed', error: state.error, isLoggedIn: false } : { phase: 'opening' }}
      leaves
      onOpen={retry}
    />
  )
}

interface SocialStatusProps {
  readonly provider: SocialProvider
  readonly state: SocialLoginState
  /** Whether the page itself navigates to the provider. */
  readonly leaves?: boolean
  readonly onOpen: () => void
}

function SocialStatus({ provider, state, leaves = false, onOpen }: SocialStatusProps): ReactElement {
  const t = useTexts(texts)
  const translate = useTranslate()
  const chooseOther = useOtherMethods(socialsContract)
  const { phase } = state
  const name = { provider: providerNames[provider] }
  const done = useDoneText({ title: t('socials.done', name), hint: t('socials.done-hint', name) })
  const general: StatusText =
    phase === 'done' ? done : { title: t(`socials.${phase}`, name), hint: t(`socials.${phase}-hint`, name) }
  const text =
    state.phase === 'failed'
      ? failureText(state, name, t, translate)
      : { ...general, ...(leaves && { hint: t('socials.leaving-hint', name) }) }
  const actions: RequestStatusAction[] = []
  if (phase === 'ready' || phase === 'blocked')
    actions.push({
      id: 'open',
      label: t('socials.open', name),
      icon: <ExternalIcon />,
      primary: true,
      onClick: onOpen,
    })
  const canRetry =
    state.phase === 'failed' ? canRetryLogin(state.error) : phase === 'closed' || phase === 'cancelled'
  if (canRetry)
    actions.push({
      id: 'try-again',
      label: t('socials.try-again'),
      icon: <RetryIcon />,
      // Not primary while closed: popups look closed from another browsing context group, so the user may
      // still log in.
      primary: phase !== 'closed',
      onClick: onOpen,
    })
  if (actions.length > 0 || phase === 'slow' || phase === 'failed')
    actions.push({ id: 'other', label: t('socials.other'), onClick: chooseOther })
  return (
    <RequestStatus
      part="connecting-social"
      phase={phase}
      state={RINGS[phase]}
      picture={<ProviderPicture provider={provider} />}
      title={text.title}
      hint={text.hint}
      actions={actions}
      announcement={phase === 'opening' ? '' : announcementOf(text)}
    />
  )
}

/**
 * `ready`: no popup was opened yet. `blocked`: the browser opened none. `opening`: the popup is empty. `slow`: finishing takes
 * longer than usual.
 */
export type SocialPhase =
  | Exclude<SocialStep, 'connecting'>
  | 'ready'
  | 'blocked'
  | 'opening'
  | 'slow'
  | 'done'
  | 'cancelled'

/** `isLoggedIn`: the login succeeded and only connecting failed. */
export type SocialLoginState =
  | { readonly phase: SocialPhase }
  | { readonly phase: 'failed'; readonly error: unknown; readonly isLoggedIn: boolean }

export interface SocialLogin {
  readonly state: SocialLoginState
  /**
   * Opens a popup and starts again. After a successful login it only connects. Call it in the task of a
   * click.
   */
  open(): void
}

interface Attempt {
  readonly popup: Popup | null | undefined
  /** Whether the user is logged in, so that only connecting remains. */
  readonly isLoggedIn: boolean
}

/** Follows a login in a popup. Leaving the view ends it and closes the popup. */
export function useSocialLogin(
  ctx: SocialsContext,
  provider: SocialProvider,
  popup: Popup | null | undefined,
): SocialLogin {
  const finish = useFinishMethod(socialsContract)
  const [attempt, setAttempt] = useState<Attempt>({ popup, isLoggedIn: false })
  const send = useMemo(() => createRequest(ctx, provider, attempt), [ctx, provider, attempt])
  const request = useWalletRequest(send, {
    onDone: (result) => {
      if (result === 'connected') finish()
    },
    showDoneMs: SHOW_DONE_MS,
  })
  const state = stateOf(request, attempt)
  const onlyConnects = state.phase === 'failed' && state.isLoggedIn
  const open = useCallback(
    () => setAttempt({ popup: onlyConnects ? undefined : openPopup(), isLoggedIn: onlyConnects }),
    [onlyConnects],
  )
  return { state, open }
}

type Send = (signal: AbortSignal, onStep: (step: SocialStep) => void) => Promise<SocialResult>

/** `undefined` without a popup. */
function createRequest(
  ctx: SocialsContext,
  provider: SocialProvider,
  { popup, isLoggedIn }: Attempt,
): Send | undefined {
  if (isLoggedIn)
    return async (signal) => {
      await connectAs(ctx, provider, signal)
      return 'connected'
    }
  return popup ? (signal, onStep) => logIn(ctx, { provider, popup, signal, onStep }) : undefined
}

function stateOf(
  { state, step }: WalletRequest<SocialResult, SocialStep>,
  { popup, isLoggedIn }: Attempt,
): SocialLoginState {
  if (state.phase === 'idle') return { phase: popup === null ? 'blocked' : 'ready' }
  if (state.phase === 'done') return { phase: state.result === 'cancelled' ? 'cancelled' : 'done' }
  const isConnecting = isLoggedIn || step === 'connecting'
  if (state.phase === 'failed' || state.phase === 'declined')
    return { phase: 'failed', error: state.error, isLoggedIn: isConnecting }
  if (isConnecting || step === 'finishing') return { phase: state.phase === 'silent' ? 'slow' : 'finishing' }
  return { phase: step ?? 'opening' }
}
