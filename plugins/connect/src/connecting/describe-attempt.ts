import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import type { SessionState } from '@latchkey/session/contract'
import { copy } from '../copy/copy'
import type { ConnectAttempt } from './use-connect-attempt'

export interface Message {
  readonly title: string
  readonly hint: string
}

/**
 * Describes an attempt: what happened, and what to do next. Known errors have texts of their own by their code.
 * @param network name of the network to which the wallet, already connected, is to switch
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
  const knownError = isLatchkeyError(error) ? error : undefined
  // A rejection by the user, the most usual end, has a text of its own.
  const kind = knownError?.code === 'USER_REJECTED' ? 'declined' : 'failed'
  const message: Message = {
    title: t(`connecting.${kind}`, copy[`connecting.${kind}`], { name }),
    hint: t(`connecting.${kind}-hint`, copy[`connecting.${kind}-hint`], { name }),
  }
  if (!knownError || kind === 'declined') return message
  return {
    title: t(`error.${knownError.code}`, knownError.message),
    hint:
      knownError.recovery === undefined
        ? message.hint
        : t(`recovery.${knownError.code}`, knownError.recovery),
  }
}

function isSwitching({ phase }: ConnectAttempt, network: string | undefined): network is string {
  return network !== undefined && phase !== 'failed' && phase !== 'connected'
}

/** The name of the preferred network while a connected wallet is still on another one; else `undefined`. */
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
