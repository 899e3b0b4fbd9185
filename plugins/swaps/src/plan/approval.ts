import { isSameAddress } from '@latchkey/session/caip'
import type { ContractCall } from '@latchkey/session/contract'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import type { BuiltApproval } from '../api/parse'
import { addressIn } from '../api/parse'
import type { SwapOrder, SwapRequest } from '../contract'
import { SwapApprovalMismatchError } from '../errors'

/** `approve(address,uint256)` of ERC-20. */
const APPROVE = '0x095ea7b3'
const CALL = new RegExp(`^${APPROVE}(0{24}[\\da-f]{40})([\\da-f]{64})$`)

/** Whether a request only changes the allowance, before the request of the swap. */
export function isApproval({ kind }: Pick<SwapRequest, 'kind'>): boolean {
  return kind === 'approve' || kind === 'reset'
}

/**
 * The newest transaction without an outcome that sets the allowance which an order needs, or revokes an older one. Read from
 * what is followed, so it is known after a reload too.
 */
export function approvalOnItsWay(
  entries: readonly TrackedTransaction[],
  { target: { account, namespace, networkId }, from, amount }: SwapOrder,
): TrackedTransaction | undefined {
  const isSame = (one: string, other = ''): boolean => isSameAddress(namespace, one, other)
  return entries.find(({ sent, requests: [call, ...others], result }) => {
    if (result || others.length > 0 || call?.type !== 'call' || !isSame(call.to, from.address)) return false
    const [, , given = ''] = CALL.exec(call.data.toLowerCase()) ?? []
    const isNeeded = given !== '' && [0n, BigInt(amount)].includes(BigInt(`0x${given}`))
    return isNeeded && sent.networkId === networkId && isSame(sent.from, account.address)
  })
}

const word = (hex: string): string => hex.padStart(64, '0')

/**
 * Creates the approval of exactly the source amount for the contract that swaps. The service's approval is
 * only compared with it.
 * @param spender in lower case
 */
export function createApproval({ from, amount }: SwapOrder, spender: string): ContractCall {
  if (from.address === undefined) throw new SwapApprovalMismatchError('token')
  return {
    type: 'call',
    to: from.address,
    data: `${APPROVE}${word(spender.slice(2))}${word(BigInt(amount).toString(16))}`,
  }
}

/**
 * The spender of the service's approval, in lower case. Throws `SWAP_APPROVAL_MISMATCH` if that is none of those that may be,
 * or if the approval is for another token or amount.
 * @param spenders the router and Permit2, in lower case
 */
export function checkApproval(
  { from: account, data }: BuiltApproval,
  { from, amount, target }: SwapOrder,
  spenders: readonly string[],
): string {
  const [, contract = '', given = ''] = CALL.exec(data.toLowerCase()) ?? []
  if (given === '') throw new SwapApprovalMismatchError('call')
  if (addressIn(target.networkId, account) !== from.address?.toLowerCase())
    throw new SwapApprovalMismatchError('token')
  const spender = `0x${contract.slice(24)}`
  if (!spenders.includes(spender)) throw new SwapApprovalMismatchError('spender')
  if (BigInt(`0x${given}`) !== BigInt(amount)) throw new SwapApprovalMismatchError('amount')
  return spender
}
