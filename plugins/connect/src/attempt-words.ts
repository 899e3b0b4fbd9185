import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import type { ConnectAttempt } from './connect-attempt'
import { copy } from './copy'

export interface Words {
  readonly title: string
  readonly hint: string
}

/**
 * What happened, and what to do next. Errors speak for themselves by their code.
 * @param network to which the wallet, connected already, is asked to switch
 */
export function attemptWords(
  attempt: ConnectAttempt,
  { name, network }: { readonly name: string; readonly network: string | undefined },
  t: Translate,
): Words {
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
  const words: Words = {
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
