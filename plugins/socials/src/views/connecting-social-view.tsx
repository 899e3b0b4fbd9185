import { useOtherMethods } from '@latchkey/connect/view-kit'
import type { SocialProvider } from '@latchkey/embedded-wallet/contract'
import { canRetryLogin } from '@latchkey/embedded-wallet/view-kit'
import type { ViewProps } from '@latchkey/kernel'
import { useTexts, useTranslate } from '@latchkey/kernel/react'
import { announcementOf, type StatusText, useWalletRequest } from '@latchkey/session/view-kit'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { RequestStatus, type RequestStatusAction } from '@latchkey/ui-primitives/request-status'
import type { StatusRingState } from '@latchkey/ui-primitives/status-ring'
import { type ReactElement, useCallback } from 'react'
import { type SocialsViews, socialsContract } from '../contract'
import { copy } from '../copy/copy'
import { providerNames } from '../providers'
import type { SocialsContext } from '../socials-context'
import { leaveForProvider } from '../telegram/telegram'
import { failureText } from './failure-text'
import { ProviderPicture } from './provider-picture'
import { type SocialLoginState, useSocialLogin } from './use-social-login'

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
  const t = useTexts(copy)
  const translate = useTranslate()
  const chooseOther = useOtherMethods(socialsContract)
  const { phase } = state
  const name = { provider: providerNames[provider] }
  const general: StatusText = {
    title: t(`socials.${phase}`, name),
    hint: t(`socials.${phase}-hint`, name),
  }
  const text =
    state.phase === 'failed'
      ? failureText(state, t, translate)
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
