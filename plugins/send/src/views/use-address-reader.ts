import { usePlugin, usePluginState, useSlot, useTexts } from '@latchkey/kernel/react'
import { type ActiveTarget, nameResolvers, sessionContract } from '@latchkey/session/contract'
import type { AddressReader } from '@latchkey/ui-primitives/forms'
import { useEffect, useState } from 'react'
import type { ReceiverInput, ReceiverName } from '../contract'
import type { SendActions } from '../send-actions'
import { texts } from '../texts'
import { readWrittenAddress } from './written-address'

/** Parses the receiver's field. Names are accepted if the chain or a service has names. */
export function useAddressReader(actions: SendActions, target: ActiveTarget): AddressReader<ReceiverName> {
  const session = usePlugin(sessionContract)
  const { namespace } = target
  const [namesIn, setNamesIn] = useState<string>()
  const hasService = useSlot(nameResolvers).some(({ namespaces }) => namespaces.includes(namespace))
  useEffect(() => {
    let current = true
    session
      .adapter(namespace)
      ?.capabilities()
      .then(({ identity }) => {
        if (current && identity?.resolve) setNamesIn(namespace)
      })
      // Ignored, because the review shows the error of the adapter's missing code.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [session, namespace])
  return {
    unwrap: (text) => {
      const written = readWrittenAddress(text, target)
      return written.kind === 'plain' ? written.text : undefined
    },
    isAddress: (text) => session.adapter(namespace)?.isAddress(text) ?? false,
    resolveName:
      hasService || namesIn === namespace
        ? (name, signal) => actions.resolveName(name, target, signal)
        : undefined,
  }
}

/** Why what was entered is no receiver of this network, where its writing tells. */
export function useWrittenIssue({ phase, text }: ReceiverInput, target: ActiveTarget): string | undefined {
  const t = useTexts(texts)
  const networks = usePluginState(sessionContract, (state) => state.networks)
  if (phase !== 'invalid') return undefined
  const written = readWrittenAddress(text.trim(), target)
  if (written.kind === 'plain') return undefined
  if (written.kind === 'link') return t('send.link')
  const network = networks.find(({ id }) => id === written.network)?.name ?? written.network
  return t('send.other-network', { network })
}
