import { type ActiveTarget, activeTarget, type SessionState, type Token } from '@latchkey/session/contract'
import type { SendDraft, SendState } from './contract'

export const emptyDraft: SendDraft = {
  tokenAddress: undefined,
  amountText: '',
  unit: 'token',
  amount: undefined,
  receiver: { phase: 'empty', text: '' },
}

export const initialSendState: SendState = { draft: emptyDraft, recent: [], loading: false }

/** What a form is for: it is emptied when this changes. `undefined` while no account is connected. */
export function targetKey(target: ActiveTarget | undefined): string | undefined {
  return target && `${target.connectionId} ${target.networkId} ${target.account.address}`
}

export const activeTargetKey = (state: SessionState): string | undefined => targetKey(activeTarget(state))

/** How a draft names a token. */
export const tokenKey = ({ address = 'native' }: Pick<Token, 'address'>): string => address
