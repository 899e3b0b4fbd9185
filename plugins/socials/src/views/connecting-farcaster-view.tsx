import { useFinishMethod, useOtherMethods } from '@latchkey/connect/view-kit'
import { getEnvironment } from '@latchkey/kernel/environment'
import { useServices, useTranslate } from '@latchkey/kernel/react'
import { announcementOf } from '@latchkey/session/view-kit'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { RequestStatus } from '@latchkey/ui-primitives/request-status'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { openApp } from '../components/open-link'
import { socialsContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { type FarcasterState, logInWithFarcaster } from '../login/farcaster-login'
import type { SocialsContext } from '../socials-context'
import { failureText } from './failure-text'
import { ProviderPicture } from './provider-picture'
import * as css from './socials.css'

type State = FarcasterState | { readonly phase: 'failed'; readonly error: unknown }

/** How long the success is shown: as long as the rotation of the keyhole. */
const SHOW_DONE_MS = 700

/** Logs in with Farcaster: by a code on a desktop, by a link on a phone. Part: `connecting-farcaster`. */
export function ConnectingFarcasterView({ ctx }: { readonly ctx: SocialsContext }): ReactElement {
  const say = useCopy()
  const t = useTranslate()
  const chooseOther = useOtherMethods(socialsContract)
  const { browser } = useServices().ports
  const [state, retry] = useFarcasterLogin(ctx)
  const picture = <ProviderPicture provider="farcaster" />
  if (state.phase === 'failed') {
    const text = failureText(state.error, say, t)
    return (
      <RequestStatus
        part="connecting-farcaster"
        phase="failed"
        state="failed"
        picture={picture}
        {...text}
        actions={[
          {
            id: 'try-again',
            label: say('socials.try-again'),
            icon: <RetryIcon />,
            primary: true,
            onClick: retry,
          },
          { id: 'other', label: say('socials.other'), onClick: chooseOther },
        ]}
        announcement={announcementOf(text)}
      />
    )
  }
  if (state.phase === 'finishing' || state.phase === 'done') {
    const text =
      state.phase === 'done'
        ? { title: say('socials.done'), hint: say('socials.done-hint') }
        : { title: say('farcaster.finishing'), hint: say('socials.finishing-hint') }
    return (
      <RequestStatus
        part="connecting-farcaster"
        phase={state.phase}
        state={state.phase === 'done' ? 'done' : 'pending'}
        picture={picture}
        {...text}
        announcement={announcementOf(text)}
      />
    )
  }
  const url = state.phase === 'ready' ? state.url : undefined
  return getEnvironment(browser).mobile ? <FarcasterLink url={url} /> : <FarcasterCode url={url} />
}

function useFarcasterLogin(ctx: SocialsContext): readonly [State, () => void] {
  const { clock } = useServices().ports
  const finish = useFinishMethod(socialsContract)
  const finishNow = useRef(finish)
  const [attempt, setAttempt] = useState({})
  const [latest, setLatest] = useState<{ readonly of: object; readonly state: State }>()
  const state: State = latest?.of === attempt ? latest.state : { phase: 'opening' }
  useEffect(() => {
    finishNow.current = finish
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const show = (next: State): void => {
      if (!signal.aborted) setLatest({ of: attempt, state: next })
    }
    // StrictMode mounts, unmounts and mounts in one task; the login begins once.
    queueMicrotask(() => {
      if (signal.aborted) return
      logInWithFarcaster(ctx, signal, show)
        .then(() => clock.wait(SHOW_DONE_MS, signal))
        .then(
          () => finishNow.current(),
          (error) => show({ phase: 'failed', error }),
        )
    })
    return () => leaving.abort()
  }, [ctx, clock, attempt])
  return [state, () => setAttempt({})]
}

interface FarcasterUrlProps {
  /** `undefined` until the frame has one. */
  readonly url: string | undefined
}

function FarcasterCode({ url }: FarcasterUrlProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const text = { title: say('farcaster.scan'), hint: say('farcaster.scan-hint') }
  return (
    <div
      part="connecting-farcaster"
      data-phase={url === undefined ? 'opening' : 'ready'}
      className={css.pane}
    >
      <QrCode value={url} label={say('farcaster.code')} logo="keyhole" />
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
            label={say('farcaster.copy')}
            copiedLabel={say('farcaster.copied')}
            failedLabel={say('farcaster.copy-failed')}
          />
        )}
      </div>
      <LiveRegion message={url === undefined ? '' : announcementOf(text)} />
    </div>
  )
}

function FarcasterLink({ url }: FarcasterUrlProps): ReactElement {
  const say = useCopy()
  const text = { title: say('farcaster.continue'), hint: say('farcaster.continue-hint') }
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
          label: say('farcaster.open'),
          icon: <ExternalIcon />,
          primary: true,
          loading: url === undefined,
          onClick: () => url && openApp(url),
        },
      ]}
      announcement={url === undefined ? '' : announcementOf(text)}
    />
  )
}
