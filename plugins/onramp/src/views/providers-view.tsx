import { useRouter, useTranslate } from '@latchkey/kernel/react'
import {
  type ActionViewProps,
  announcementOf,
  ConnectFirst,
  describeError,
  useTarget,
} from '@latchkey/session/view-kit'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactNode } from 'react'
import { onrampContract } from '../contract'
import { OnrampUnsupportedError } from '../errors'
import { isServed, type OnrampActions } from '../onramp-actions'
import { BuyForm } from './buy-form'

/** The form, or why there is none. */
export function ProvidersView({ actions }: ActionViewProps<OnrampActions, undefined>): ReactNode {
  const translate = useTranslate()
  const router = useRouter(onrampContract)
  const target = useTarget()
  if (!target) return <ConnectFirst onConnect={() => router.replace('OnRampProviders')} />
  if (isServed(target.namespace) && target.network) return <BuyForm actions={actions} target={target} />
  const text = describeError(new OnrampUnsupportedError(target.namespace), { title: '', hint: '' }, translate)
  return <EmptyState drawing={<NetworkDrawing />} sentence={announcementOf(text)} />
}
