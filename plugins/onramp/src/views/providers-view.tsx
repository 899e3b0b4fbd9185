import { useTranslate } from '@latchkey/kernel/react'
import { announcementOf, describeError, useTarget } from '@latchkey/session/view-kit'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactNode } from 'react'
import { useCopy } from '../copy/use-copy'
import { OnrampUnsupportedError } from '../errors'
import { type ActionViewProps, isServed } from '../onramp-actions'
import { BuyForm } from './buy-form'

/** The form, or why there is none. */
export function ProvidersView({ actions }: ActionViewProps<undefined>): ReactNode {
  const t = useTranslate()
  const say = useCopy()
  const target = useTarget()
  if (!target) return <EmptyState drawing={<WalletDrawing />} sentence={say('onramp.no-account')} />
  if (isServed(target.namespace) && target.network) return <BuyForm actions={actions} target={target} />
  const text = describeError(new OnrampUnsupportedError(target.namespace), { title: '', hint: '' }, t)
  return <EmptyState drawing={<NetworkDrawing />} sentence={announcementOf(text)} />
}
