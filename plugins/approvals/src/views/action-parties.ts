import type { RequestAction } from '@latchkey/session/contract'
import type { TextKey } from '../texts'

/** An account with a part in an action. */
export interface Party {
  readonly label: TextKey
  readonly address: string
}

/** Who gets something or may take it, and the contracts of what is moved. */
export function partiesOf(action: RequestAction): readonly Party[] {
  const party = (label: TextKey, address: string | undefined): readonly Party[] =>
    address === undefined ? [] : [{ label, address }]
  switch (action.type) {
    case 'transfer':
      return [
        ...party('approvals.from', action.from),
        ...party('approvals.to', action.to),
        ...party('approvals.token-account', action.tokenAccount),
        ...party('approvals.token-contract', action.token.address),
      ]
    case 'nft-transfer':
      return [
        ...party('approvals.from', action.from),
        ...party('approvals.to', action.to),
        ...party('approvals.collection', action.collection),
      ]
    case 'allowance':
      return [
        ...party('approvals.spender', action.spender),
        ...party('approvals.token-contract', action.token.address),
      ]
    case 'nft-allowance':
      return [
        ...party('approvals.operator', action.spender),
        ...party('approvals.collection', action.collection),
      ]
    case 'collection-allowance':
      return [
        ...party('approvals.operator', action.operator),
        ...party('approvals.collection', action.collection),
      ]
    case 'ownership':
      return [...party('approvals.account', action.account), ...party('approvals.new-owner', action.owner)]
    case 'call':
      return party('approvals.contract', action.to)
    case 'deploy':
    case 'memo':
      return []
  }
}
