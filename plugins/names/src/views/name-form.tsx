import { isNetworkUnserved } from '@latchkey/cloud/contract'
import { isLatchkeyError, type TextOf } from '@latchkey/kernel'
import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import {
  Button,
  IconTile,
  List,
  ListRow,
  Spinner,
  Text,
  useSheets,
  ViewLayout,
} from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { TextField } from '@latchkey/ui-primitives/forms'
import { CheckIcon, TagIcon } from '@latchkey/ui-primitives/screens'
import { useNetworkName } from '@latchkey/view-kit'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { namesContract } from '../contract'
import type { NameActions } from '../name-actions'
import { textIn, toNameText } from '../resolve-names'
import { type TextKey, texts } from '../texts'
import * as css from './names.css'
import { type NameStatus, useNameCheck } from './use-name-check'

interface NameFormProps {
  readonly actions: NameActions
  readonly target: ActiveTarget
  /** Whether the names of the account are still being read. */
  readonly isReading: boolean
  /** Content above the field. */
  readonly children?: ReactNode
}

/** Parts: `register-name`, `name-suggestion`, `name-check-failed`, `register-name-submit`. */
export function NameForm({ actions, target, isReading, children }: NameFormProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const network = useNetworkName(target.network)
  const router = useRouter(namesContract)
  const { draft, zone } = usePluginState(namesContract, (state) => state)
  const { name, status, retry } = useNameCheck(actions, draft, target)
  const isFree = status.phase === 'free' && !isReading

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isFree) return
    const request = actions.begin({ name, target })
    // Before its view is drawn, so that it is not asked for after the dialog was closed.
    void actions.registrationOf(request)?.ask()
    router.push('RegisterAccountNameRequest', request)
  }

  return (
    <ViewLayout
      part="register-name"
      onSubmit={submit}
      footer={
        <Button
          part="register-name-submit"
          type="submit"
          size="large"
          variant="primary"
          fullWidth
          disabled={!isFree && status.phase !== 'checking'}
          loading={status.phase === 'checking' || (status.phase === 'free' && isReading)}
        >
          {t('names.register')}
        </Button>
      }
    >
      <div className={css.view}>
        {children}
        <TextField
          label={t('names.name')}
          value={draft}
          onChange={(text) => actions.edit(toNameText(text))}
          error={errorOf(status, name, t)}
          hint={hintOf(status, name, t)}
          trailing={
            status.phase === 'checking' ? <Spinner /> : status.phase === 'free' ? <CheckIcon /> : undefined
          }
        />
        {status.phase === 'failed' && (
          <Failure
            part="name-check-failed"
            title={t('names.suggestions-failed')}
            hint={failureHint(status.error, network, t)}
            onRetry={retry}
          />
        )}
        {status.phase === 'taken' && status.suggestions.length > 0 && (
          <div className={css.section}>
            <Text variant="caption" tone="secondary">
              {t('names.suggestions')}
            </Text>
            <List label={t('names.suggestions')}>
              {status.suggestions.map((one) => (
                <ListRow
                  key={one}
                  part="name-suggestion"
                  picture={
                    <IconTile>
                      <TagIcon />
                    </IconTile>
                  }
                  title={<bdi>{one}</bdi>}
                  onClick={() => actions.edit(textIn(one, zone) ?? one)}
                />
              ))}
            </List>
          </div>
        )}
        <Text variant="caption" tone="secondary" className={css.account}>
          {t('names.account', { account: truncateAddress(target.account.address) })}
        </Text>
      </div>
    </ViewLayout>
  )
}

function errorOf(status: NameStatus, name: string, t: TextOf<TextKey>): string | undefined {
  if (status.phase === 'taken') return t('names.is-taken', { name })
  return status.phase === 'wrong' && status.issue !== 'empty' ? t(`names.${status.issue}`) : undefined
}

function hintOf(status: NameStatus, name: string, t: TextOf<TextKey>): string {
  if (status.phase === 'checking') return t('names.checking')
  return status.phase === 'free' ? t('names.is-free', { name }) : t('names.rules')
}

interface FailureProps {
  readonly part: string
  readonly title: string
  readonly hint: string
  readonly onRetry: () => void
}

/** Shows what could not be read, the service's reason, and a button to retry. */
export function Failure({ part, title, hint, onRetry }: FailureProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  return (
    <div part={part} role="alert" className={css.failure}>
      <Text weight="medium">{title}</Text>
      <Text tone="secondary">{hint}</Text>
      <Button size="small" onClick={onRetry}>
        {t('names.try-again')}
      </Button>
    </div>
  )
}

/** The service's reason, or else what the user can do. */
export function failureHint(error: unknown, network: string, t: TextOf<TextKey>): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (isNetworkUnserved(cause)) return t('names.unsupported-network', { network })
  const reason: unknown = isLatchkeyError(error) && 'reason' in error ? error.reason : undefined
  // Isolated, because its language and direction may differ from the page's.
  return typeof reason === 'string'
    ? t('names.reason', { reason: `\u2068${reason}\u2069` })
    : t('names.unreachable')
}
