import type { TextOf } from '@latchkey/kernel'
import type { NameRecord } from '@latchkey/session/contract'
import type { ReceiverName } from '../contract'
import type { CopyKey } from '../copy/copy'
import type { ReceiverWarning } from './receiver-warning'

/** The text of a warning, for the form and the preview. */
export function warningText(warning: ReceiverWarning, t: TextOf<CopyKey>): string {
  return t(`send.${warning.kind}`, { known: '', network: '', ...warning })
}

/** Why a name that was entered leads nowhere. */
export function unresolvedText(
  resolved: ReceiverName | undefined,
  network: string,
  t: TextOf<CopyKey>,
): string {
  const issue = resolved?.address === undefined ? resolved?.issue : undefined
  return issue === undefined || issue === 'unregistered'
    ? t('send.name-not-found')
    : t(`send.name-${issue}`, { network })
}

/** Of which network a name's address is; `undefined` where the name is unknown. */
export function recordText(
  record: NameRecord | undefined,
  network: string,
  t: TextOf<CopyKey>,
): string | undefined {
  if (record === undefined) return undefined
  // control: ethereum-record-not-said
  return t(record === 'ethereum' ? 'send.name-ethereum' : 'send.name-on', { network })
}
