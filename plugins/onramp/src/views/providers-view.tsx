import { useTexts, useTranslate } from '@latchkey/kernel/react'
import { type ActionViewProps, announcementOf, describeError, useTarget } from '@latchkey/session/view-kit'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactNode } from 'react'
import { copy } from '../copy/copy'
import { OnrampUnsupportedError } from '../errors'
import { isServed, type OnrampActions } from '../onramp-actions'
import { BuyForm } from './buy-form'

/** The form, or why there is none. */
export function ProvidersView({ actions }: ActionViewProps<OnrampActions, undefined>): ReactNode {
  const translate = useTranslate()
  const t = useTexts(copy)
  const target = useTarget()
  if (!target) return <EmptyState drawing={<WalletDrawing />} sentence={t('onramp.no-account')} />
  if (isServed(target.namespace) && target.network) return <BuyForm actions={actions} target={target} />
  const text = describeError(new OnrampUnsupportedError(target.namespace), { title: '', hint: '' }, translate)
  return <EmptyState drawing={<NetworkDrawing />} sentence={announcementOf(text)} />
}
