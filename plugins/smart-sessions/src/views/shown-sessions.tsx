import { ChooseNetwork } from '@latchkey/account/view-kit'
import { isNetworkUnserved } from '@latchkey/cloud/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import type { QueryEntry } from '@latchkey/kernel/queries'
import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { type UseQueryResult, useQuery } from '@latchkey/kernel/react/use-query'
import type { ActiveTarget } from '@latchkey/session/contract'
import { LiveRegion, Tag } from '@latchkey/ui-primitives'
import { dateFormat } from '@latchkey/ui-primitives/format'
import { EmptyState, NetworkDrawing } from '@latchkey/ui-primitives/lists'
import { ListFailed } from '@latchkey/view-kit'
import { type ReactElement, useCallback, useState } from 'react'
import { type SessionList, sessionsKey, smartSessionsContract } from '../contract'
import type { SessionActions, SessionStatus } from '../session-actions'
import { texts } from '../texts'

export interface ShownSessions {
  readonly entry: QueryEntry<SessionList> | undefined
  /** The error of the last read, if it failed. */
  readonly error: unknown
  readonly query: UseQueryResult
}

/** The sessions of an account on its network, read while a view shows them. */
export function useSessions(actions: SessionActions, target: ActiveTarget): ShownSessions {
  const key = sessionsKey(target.networkId, target.account.address)
  const entry = usePluginState(smartSessionsContract, (state) => state.lists[key])
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => actions.load(target, { onError: setError }), [actions, target])
  const query = useQuery({ pluginId: 'smartSessions', entry, load })
  return { entry, error, query }
}

interface SessionsFailedProps {
  readonly shown: ShownSessions
  /** Name of the network. */
  readonly network: string
}

/** Says that the sessions could not be read, and whether it is because the service does not serve the network. */
export function SessionsFailed({ shown: { error, query }, network }: SessionsFailedProps): ReactElement {
  const t = useTexts(texts)
  if (!isNetworkUnserved(isLatchkeyError(error) ? error.cause : undefined))
    return <ListFailed query={query} sentence={`${t('smart-sessions.list-failed')}.`} />
  const sentence = t('smart-sessions.unserved', { network })
  return (
    <>
      {/* Trying again would not help. */}
      <EmptyState drawing={<NetworkDrawing />} sentence={sentence} action={<ChooseNetwork />} />
      <LiveRegion message={sentence} />
    </>
  )
}

/** Part: `smart-session-status`. */
export function StatusTag({ status }: { readonly status: SessionStatus }): ReactElement {
  const t = useTexts(texts)
  return (
    <Tag part="smart-session-status" tone={status === 'active' ? 'success' : 'neutral'}>
      {t(`smart-sessions.${status}`)}
    </Tag>
  )
}

/** Formats date and time. */
export const dateText = (epochMs: number, locale: string): string =>
  format(epochMs, locale, { dateStyle: 'medium', timeStyle: 'short' })

const NEAR_MS = 2 * 86_400_000

/** Formats the time for near dates, because sessions may be short. */
export const shortDateText = (epochMs: number, nowMs: number, locale: string): string =>
  Math.abs(epochMs - nowMs) < NEAR_MS
    ? dateText(epochMs, locale)
    : format(epochMs, locale, { dateStyle: 'medium' })

const format = (epochMs: number, locale: string, style: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(new Date(epochMs).getTime()) ? '–' : dateFormat(locale, style).format(new Date(epochMs))
