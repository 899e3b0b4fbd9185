import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import type { SessionState } from '@latchkey/session/contract'
import { copy } from '../copy/copy'
import type { ConnectAttempt } from './use-connect-attempt'

export interface Message {
  readonly title: string
  readonly hint: string
}

/**
 * What happened, and what to do next. Errors speak for themselves by their code.
 * @param network to which the wallet, connected already, is asked to switch
 */
export function describeAttempt(
  attempt: ConnectAttempt,
  { name, network }: { readonly name: string; readonly network: string | undefined },
  t: Translate,
): Message {
  if (isSwitching(attempt, network))
    return {
      title: t('connecting.switching', copy['connecting.switching'], { name }),
      hint: t('connecting.switching-hint', copy['connecting.switching-hint'], { network }),
    }
  if (attempt.phase !== 'failed') {
    const { phase } = attempt
    return {
      title: t(`connecting.${phase}`, copy[`connecting.${phase}`], { name }),
      hint: t(`connecting.${phase}-hint`, copy[`connecting.${phase}-hint`], { name }),
    }
  }
  const { error } = attempt
  const known = isLatchkeyError(error) ? error : undefined
  // There are words of their own for the most usual end.
  const kind = known?.code === 'USER_REJECTED' ? 'declined' : 'failed'
  const words: Message = {
    title: t(`connecting.${kind}`, copy[`connecting.${kind}`], { name }),
    hint: t(`connecting.${kind}-hint`, copy[`connecting.${kind}-hint`], { name }),
  }
  if (!known || kind === 'declined') return words
  return {
    title: t(`error.${known.code}`, known.message),
    hint: known.recovery === undefined ? words.hint : t(`recovery.${known.code}`, known.recovery),
  }
}

function isSwitching({ phase }: ConnectAttempt, network: string | undefined): network is string {
  return network !== undefined && phase !== 'failed' && phase !== 'connected'
}

/** The name of the chosen network where a wallet that is connected by now is still on another one. */
export function findPendingNetwork(
  {
    connections,
    preferredNetworkIds: preferred,
    networks,
  }: Pick<SessionState, 'connections' | 'preferredNetworkIds' | 'networks'>,
  walletId: string,
): string | undefined {
  const connection = Object.values(connections).find(
    (one) => one.walletId === walletId && one.status === 'connected',
  )
  if (connection?.status !== 'connected') return undefined
  return networks.find(
    ({ id, namespace }) => preferred[namespace] === id && (connection.networkIds[namespace] ?? id) !== id,
  )?.name
}
