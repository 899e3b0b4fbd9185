import { useFinishMethod, useOtherMethods } from '@latchkey/connect/view-kit'
import { canRetryLogin } from '@latchkey/embedded-wallet/view-kit'
import { getEnvironment } from '@latchkey/kernel/environment'
import { useServices, useTexts, useTranslate } from '@latchkey/kernel/react'
import { openLink } from '@latchkey/kernel/web'
import { ExternalIcon, LiveRegion, Text, useSheets } from '@latchkey/ui-primitives'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { CopyButton, RequestStatus, RetryIcon } from '@latchkey/ui-primitives/screens'
import {
  announcementOf,
  SHOW_DONE_MS,
  useDoneText,
  useWalletRequest,
  type WalletRequest,
} from '@latchkey/view-kit'
import { type ReactElement, useMemo, useState } from 'react'
import { type SocialsContext, socialsContract } from '../contract'
import { type FarcasterStep, logInWithFarcaster } from '../farcaster-login'
import { connectAs } from '../social-login'
import { texts } from '../texts'
import { failureText, ProviderPicture } from './login-parts'
import * as css from './socials.css'

/** Logs in with Farcaster: by a code on a desktop, by a link on a phone. Part: `connecting-farcaster`. */
export function ConnectingFarcasterView({ ctx }: { readonly ctx: SocialsContext }): ReactElement {
  const t = useTexts(texts)
  const translate = useTranslate()
  const chooseOther = useOtherMethods(socialsContract)
  const { browser } = useServices().ports
  const { request, isLoggedIn, retry } = useFarcasterLogin(ctx)
  const { state, step } = request
  const done = useDoneText({ title: t('socials.done'), hint: t('socials.done-hint') })
  const picture = <ProviderPicture provider="farcaster" />
  if (state.phase === 'failed' || state.phase === 'declined') {
    const text = failureText({ error: state.error, isLoggedIn }, { provider: 'Farcaster' }, t, translate)
    const again = {
      id: 'try-again',
      label: t('socials.try-again'),
      icon: <RetryIcon />,
      primary: true,
      onClick: retry,
    }
    return (
      <RequestStatus
        part="connecting-farcaster"
        phase="failed"
        state="failed"
        picture={picture}
        {...text}
        actions={[
          ...(canRetryLogin(state.error) ? [again] : []),
          { id: 'other', label: t('socials.other'), onClick: chooseOther },
        ]}
        announcement={announcementOf(text)}
      />
    )
  }
  if (state.phase === 'done' || isLoggedIn) {
    const phase = state.phase === 'done' ? 'done' : state.phase === 'silent' ? 'slow' : 'finishing'
    const going = {
      title: t(phase === 'finishing' ? 'farcaster.finishing' : `socials.${phase}`),
      hint: t(`socials.${phase}-hint`),
    }
    const text = phase === 'done' ? done : going
    return (
      <RequestStatus
        part="connecting-farcaster"
        phase={phase}
        state={phase === 'done' ? 'done' : 'pending'}
        picture={picture}
        {...text}
        actions={phase === 'slow' ? [{ id: 'other', label: t('socials.other'), onClick: chooseOther }] : []}
        announcement={announcementOf(text)}
      />
    )
  }
  const url = step?.phase === 'ready' ? step.url : undefined
  return getEnvironment(browser).mobile ? <FarcasterLink url={url} /> : <FarcasterCode url={url} />
}

interface FarcasterLogin {
  readonly request: WalletRequest<void, FarcasterStep>
  /** Whether the user is logged in, so that only connecting remains. */
  readonly isLoggedIn: boolean
  /** Starts again. After a successful login it only connects. */
  retry(): void
}

function useFarcasterLogin(ctx: SocialsContext): FarcasterLogin {
  const finish = useFinishMethod(socialsContract)
  const [attempt, setAttempt] = useState({ connects: false })
  const send = useMemo(
    () =>
      (signal: AbortSignal, onStep: (step: FarcasterStep) => void): Promise<void> =>
        attempt.connects ? connectAs(ctx, 'farcaster', signal) : logInWithFarcaster(ctx, signal, onStep),
    [ctx, attempt],
  )
  const request = useWalletRequest(send, { onDone: finish, showDoneMs: SHOW_DONE_MS })
  const isLoggedIn = attempt.connects || request.step?.phase === 'connecting'
  return { request, isLoggedIn, retry: () => setAttempt({ connects: isLoggedIn }) }
}

interface FarcasterUrlProps {
  /** `undefined` until the frame returns one. */
  readonly url: string | undefined
}

function FarcasterCode({ url }: FarcasterUrlProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const text = { title: t('farcaster.scan'), hint: t('farcaster.scan-hint') }
  return (
    <div
      part="connecting-farcaster"
      data-phase={url === undefined ? 'opening' : 'ready'}
      className={css.pane}
    >
      <QrCode value={url} label={t('farcaster.code')} logo="keyhole" />
      <div className={css.message}>
        <Text as="p" variant="label" align="center">
          {text.title}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {text.hint}
        </Text>
      </div>
      <div className={css.copy}>
        {url !== undefined && (
          <CopyButton
            value={url}
            shape="button"
            size="large"
            fullWidth
            label={t('farcaster.copy')}
            copiedLabel={t('farcaster.copied')}
            failedLabel={t('farcaster.copy-failed')}
          />
        )}
      </div>
      <LiveRegion message={url === undefined ? '' : announcementOf(text)} />
    </div>
  )
}

function FarcasterLink({ url }: FarcasterUrlProps): ReactElement {
  const t = useTexts(texts)
  const text = { title: t('farcaster.continue'), hint: t('farcaster.continue-hint') }
  return (
    <RequestStatus
      part="connecting-farcaster"
      phase={url === undefined ? 'opening' : 'ready'}
      state="pending"
      picture={<ProviderPicture provider="farcaster" />}
      {...text}
      actions={[
        {
          id: 'open',
          label: t('farcaster.open'),
          icon: <ExternalIcon />,
          primary: true,
          loading: url === undefined,
          onClick: () => url && openLink(url),
        },
      ]}
      announcement={url === undefined ? '' : announcementOf(text)}
    />
  )
}
