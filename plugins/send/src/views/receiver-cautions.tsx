import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { transactionsContract } from '@latchkey/transactions/contract'
import { undecidedSame } from '@latchkey/transactions/flow'
import { Caution } from '@latchkey/ui-primitives/caution'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import type { SendRequest } from '../contract'
import { copy } from '../copy/copy'
import { transferOf } from '../send-flow'
import { useReceiverWarning } from './use-known-receivers'
import { warningText } from './warning-text'

/** What else moves the same, and the form's warnings about the receiver and its name. Part: `send-caution`. */
export function ReceiverCautions({ request }: { readonly request: SendRequest }): ReactElement {
  const t = useTexts(copy)
  const { warning } = useReceiverWarning(request.target, request.to)
  const same = usePluginState(
    transactionsContract,
    (state) => undecidedSame(state, transferOf(request), request.target.networkId) !== undefined,
  )
  return (
    <>
      {
        // control: the-same-on-its-way-unsaid
        same && <Caution part="send-caution" text={t('send.undecided-same')} />
      }
      {request.isNameUnusual === true && (
        // control: unusual-name-in-the-form-alone
        <Caution part="send-caution" text={t('send.name-unusual')} />
      )}
      {warning?.kind === 'first-time' ? (
        <Text variant="caption" tone="secondary" align="center">
          {t('send.first-time')}
        </Text>
      ) : (
        warning && <Caution part="send-caution" text={warningText(warning, t)} />
      )}
    </>
  )
}
