import { ChooseNetwork } from '@latchkey/account/view-kit'
import { useLocale, useRouter, useServices, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button, Image, ListRow, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { Caution } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  ConnectFirst,
  ListLoading,
  ListStatus,
  RetryButton,
  useNetworkName,
  useTarget,
} from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { type SmartSession, smartSessionsContract } from '../contract'
import { type SessionActions, statusOf } from '../session-actions'
import { texts } from '../texts'
import { SessionsFailed, type ShownSessions, StatusTag, shortDateText, useSessions } from './shown-sessions'
import * as css from './smart-sessions.css'

/**
 * The grants of an account. Parts: `smart-sessions`, `smart-session`, `smart-sessions-failed`,
 * `smart-sessions-unrecorded`, `smart-sessions-record`, `smart-sessions-unanswered`, `smart-sessions-looked`.
 */
export function ListView({ actions }: ActionViewProps<SessionActions, undefined>): ReactNode {
  const router = useRouter(smartSessionsContract)
  const target = useTarget('eip155')
  if (!target) return <ConnectFirst onConnect={() => router.replace('SmartSessionList')} />
  return <OfAccount key={`${target.networkId}:${target.account.address}`} actions={actions} target={target} />
}

interface OfAccountProps {
  readonly actions: SessionActions
  readonly target: ActiveTarget
}

function OfAccount({ actions, target }: OfAccountProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const shown = useSessions(actions, target)
  const { entry, query } = shown
  const network = useNetworkName(target.network)
  const hasUnanswered = useUnanswered(actions, target, entry)
  if (entry?.status === 'failed')
    return (
      <div part="smart-sessions-failed" className={css.view}>
        {hasUnanswered && <Unanswered actions={actions} target={target} />}
        <SessionsFailed shown={shown} network={network} />
      </div>
    )
  if (entry?.status !== 'known') return <ListLoading label={t('smart-sessions.reading')} />
  if (entry.sessions.length === 0 && !entry.unrecorded && !entry.unanswered)
    return (
      <EmptyState
        drawing={<NothingYetDrawing />}
        sentence={t('smart-sessions.none', { network })}
        // Each network has its own.
        action={<ChooseNetwork />}
      />
    )
  return (
    <ViewLayout part="smart-sessions" label={t('smart-sessions.title')}>
      <div className={css.view}>
        <ListStatus query={query} isStale={entry.failedAtMs !== undefined} />
        {entry.unrecorded !== undefined && <Unrecorded actions={actions} target={target} />}
        {entry.unanswered !== undefined && <Unanswered actions={actions} target={target} />}
        <Text as="p" tone="secondary">
          {t('smart-sessions.intro', { network })}
        </Text>
        <ul className={css.list}>
          {entry.sessions.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      </div>
    </ViewLayout>
  )
}

/**
 * Whether a wallet has not answered a request, which is known here where the list cannot be read. Looked up again after each
 * attempt to read it: two that fail in a row may be drawn as one.
 */
function useUnanswered(
  actions: SessionActions,
  target: ActiveTarget,
  entry: ShownSessions['entry'],
): boolean {
  const [hasUnanswered, setUnanswered] = useState(false)
  useEffect(() => {
    let isCurrent = true
    if (entry?.status === 'failed')
      void actions.hasUnanswered(target).then((found) => {
        if (isCurrent) setUnanswered(found)
      })
    return () => {
      isCurrent = false
    }
  }, [actions, target, entry])
  return hasUnanswered
}

/** Explains that unrecorded grants are kept, with a button to record them. */
function Unrecorded({ actions, target }: OfAccountProps): ReactElement {
  const t = useTexts(texts)
  const [isTrying, setTrying] = useState(false)
  const again = async (): Promise<void> => {
    setTrying(true)
    await actions.load(target, { force: true, skipPause: true })
    setTrying(false)
  }
  return (
    <>
      <Caution part="smart-sessions-unrecorded" text={t('smart-sessions.unrecorded')} />
      <RetryButton
        part="smart-sessions-record"
        loading={isTrying}
        pauseSeconds={0}
        onRetry={() => void again()}
      />
    </>
  )
}

/** Says that there may be a grant that no list shows, until the user has looked for it. */
function Unanswered({ actions, target }: OfAccountProps): ReactElement {
  const t = useTexts(texts)
  return (
    <>
      <Caution part="smart-sessions-unanswered" text={t('smart-sessions.unanswered')} />
      <Button part="smart-sessions-looked" onClick={() => void actions.forgetUnanswered(target)}>
        {t('smart-sessions.looked')}
      </Button>
    </>
  )
}

function SessionRow({ session }: { readonly session: SmartSession }): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const router = useRouter(smartSessionsContract)
  const { clock } = useServices().ports
  const status = statusOf(session, clock.now())
  const { expiry, revokedAtMs } = session
  const when = {
    active: () => t('smart-sessions.until', { date: shortDateText(expiry * 1_000, clock.now(), locale) }),
    expired: () => t('smart-sessions.ended', { date: shortDateText(expiry * 1_000, clock.now(), locale) }),
    revoked: () =>
      t('smart-sessions.revoked-on', { date: shortDateText(revokedAtMs ?? 0, clock.now(), locale) }),
  }
  return (
    <ListRow
      part="smart-session"
      picture={<Image src={undefined} shape="circle" name={session.site} />}
      title={<bdi>{session.site || t('smart-sessions.unknown-site')}</bdi>}
      secondary={when[status]()}
      trailing={<StatusTag status={status} />}
      onClick={() => router.push('SmartSessionDetails', { id: session.id })}
    />
  )
}
