import { ChooseNetwork } from '@latchkey/account/view-kit'
import type { LatchkeyError } from '@latchkey/kernel'
import { usePluginState, useRouter, useTexts, useTranslate } from '@latchkey/kernel/react'
import { checkViewArgs } from '@latchkey/kernel/view-arguments'
import { sessionContract } from '@latchkey/session/contract'
import { TransactionsUnsupportedError } from '@latchkey/transactions/errors'
import { useShowWhenSent } from '@latchkey/transactions/flow'
import { EmptyState, NetworkDrawing } from '@latchkey/ui-primitives/lists'
import {
  type ActionViewProps,
  announcementOf,
  ConnectFirst,
  describeError,
  SwitchNetworkFirst,
  useTarget,
} from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import { type SendParameters, sendContract } from '../contract'
import type { SendActions } from '../send-actions'
import { sendsIn } from '../send-namespaces'
import { texts } from '../texts'
import { parameterTypes } from './parameters'
import { SendForm } from './send-form'

/** The form, or why there is none. */
export function SendView({
  actions,
  args,
}: ActionViewProps<SendActions, SendParameters | undefined>): ReactNode {
  checkViewArgs('WalletSend', args, parameterTypes)
  const t = useTexts(texts)
  const router = useRouter(sendContract)
  const target = useTarget()
  const networks = usePluginState(sessionContract, (state) => state.networks)
  useShowWhenSent(actions.flow)
  if (!target) return <ConnectFirst onConnect={() => router.replace('WalletSend', args)} />
  const wanted = args?.networkId
  if (wanted !== undefined && wanted !== target.networkId) {
    const network = networks.find(({ id }) => id === wanted)
    return network ? (
      <SwitchNetworkFirst key={wanted} network={network} part="send-switch" onCancel={() => router.back()} />
    ) : (
      <EmptyState drawing={<NetworkDrawing />} sentence={t('send.network-not-found')} />
    )
  }
  if (!target.network || !sendsIn(target.namespace))
    return <SendFault error={new TransactionsUnsupportedError(target.namespace)} />
  return <SendForm actions={actions} target={target} parameters={args ?? {}} />
}

/** Shows why nothing can be sent, and what to do. */
export function SendFault({ error }: { readonly error: LatchkeyError }): ReactElement {
  const translate = useTranslate()
  return (
    <EmptyState
      drawing={<NetworkDrawing />}
      sentence={announcementOf(describeError(error, { title: '', hint: '' }, translate))}
      action={<ChooseNetwork />}
    />
  )
}
