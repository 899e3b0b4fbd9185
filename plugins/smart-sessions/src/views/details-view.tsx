import { useLocale, useRouter, useServices, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { EmptyState, NothingFoundDrawing } from '@latchkey/ui-primitives/lists'
import { Fact, FactList } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  ListLoading,
  NetworkPicture,
  useNetworkName,
  useTarget,
} from '@latchkey/view-kit'
import type { ReactNode } from 'react'
import { type SmartSession, smartSessionsContract } from '../contract'
import { type SessionActions, statusOf } from '../session-actions'
import { texts } from '../texts'
import { SessionPermissions } from './session-permissions'
import { dateText, SessionsFailed, StatusTag, useSessions } from './shown-sessions'
import * as css from './smart-sessions.css'

/** Parts: `smart-session-details`, `smart-session-revoke`. */
export function DetailsView({
  actions,
  args: { id },
}: ActionViewProps<SessionActions, Pick<SmartSession, 'id'>>): ReactNode {
  const target = useTarget('eip155')
  return target ? <OfTarget actions={actions} target={target} id={id} /> : <Gone />
}

function Gone(): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(smartSessionsContract)
  return (
    <EmptyState
      drawing={<NothingFoundDrawing />}
      sentence={t('smart-sessions.gone')}
      action={
        <Button size="large" fullWidth onClick={() => router.replace('SmartSessionList')}>
          {t('smart-sessions.see-all')}
        </Button>
      }
    />
  )
}

interface OfTargetProps {
  readonly actions: SessionActions
  readonly target: ActiveTarget
  readonly id: string
}

function OfTarget({ actions, target, id }: OfTargetProps): ReactNode {
  const t = useTexts(texts)
  const shown = useSessions(actions, target)
  const network = useNetworkName(target.network)
  const { entry } = shown
  if (entry?.status === 'failed') return <SessionsFailed shown={shown} network={network} />
  if (entry?.status !== 'known') return <ListLoading label={t('smart-sessions.reading')} />
  const session = entry.sessions.find((one) => one.id === id)
  return session ? <Details actions={actions} session={session} target={target} /> : <Gone />
}

interface DetailsProps {
  readonly actions: SessionActions
  readonly session: SmartSession
  readonly target: ActiveTarget
}

function Details({ actions, session, target }: DetailsProps): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const network = useNetworkName(target.network)
  const router = useRouter(smartSessionsContract)
  const { clock } = useServices().ports
  const status = statusOf(session, clock.now())
  // Opened by `ask`, so that it returns here, where the result is shown.
  const revoke = (): void =>
    void router.ask('SmartSessionRevoke', actions.beginRevocation({ session, target })).catch(() => undefined)
  return (
    <ViewLayout
      part="smart-session-details"
      label={t('smart-sessions.details-title')}
      footer={
        status === 'active' && (
          <Button part="smart-session-revoke" size="large" fullWidth onClick={revoke}>
            {t('smart-sessions.revoke')}
          </Button>
        )
      }
    >
      <div className={css.view}>
        <FactList>
          <Fact label={t('smart-sessions.site')} kind="picture">
            <Text weight="medium">
              <bdi>{session.site || t('smart-sessions.unknown-site')}</bdi>
            </Text>
            <StatusTag status={status} />
          </Fact>
          <Fact label={t('smart-sessions.network')} kind="picture">
            <NetworkPicture network={target.network} size={20} />
            <Text>
              <bdi>{network}</bdi>
            </Text>
          </Fact>
          <Fact label={t('smart-sessions.created-on')}>
            <Text numeric>{dateText(session.createdAtMs, locale)}</Text>
          </Fact>
        </FactList>
        <SessionPermissions granted={session} isOver={status !== 'active'} />
      </div>
    </ViewLayout>
  )
}
