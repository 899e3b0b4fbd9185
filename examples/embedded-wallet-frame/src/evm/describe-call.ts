import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Fact } from '../approval/approval-card'
import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/say'
import { formatNativeAmount } from './transaction'

const tokenAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
])

export interface CallDescription {
  readonly title: string
  readonly warnings?: readonly string[]
  readonly facts: readonly Fact[]
  /** The complete call data, whether or not it could be decoded. */
  readonly callData: readonly Fact[]
}

/** An allowance of at least this many units is described as unlimited. */
const UNLIMITED = 2n ** 128n

/**
 * Describes a call for the user. Decodes calls of token contracts. The complete call data is included in any
 * case.
 */
export function describeCall(
  { to, value, data }: { readonly to: Hex | undefined; readonly value: bigint; readonly data: Hex },
  chainId: number,
  say: Say,
): CallDescription {
  const callData: readonly Fact[] =
    data === '0x' ? [] : [{ label: say('fact.data'), value: data, isCode: true }]
  const amount: Fact = { label: say('fact.amount'), value: formatNativeAmount(value, chainId, say) }
  if (to === undefined)
    return {
      title: say('call.create'),
      facts: [{ label: say('fact.to'), value: say('call.new-contract') }, amount],
      callData,
    }
  const decoded = data === '0x' ? undefined : decodeToken(to, data, say)
  const paid = decoded && value === 0n ? [] : [amount]
  if (decoded) return { ...decoded, facts: [...decoded.facts, ...paid], callData }
  const recipient: Fact = { label: say('fact.to'), value: to, isCode: true }
  if (data === '0x') return { title: say('call.send'), facts: [recipient, amount], callData }
  return {
    title: say('call.send'),
    warnings: [say('call.unknown')],
    facts: [{ ...recipient, label: say('fact.contract') }, amount],
    callData,
  }
}

function decodeToken(token: Hex, data: Hex, say: Say): Omit<CallDescription, 'callData'> | undefined {
  const contract: Fact = { label: say('fact.token-contract'), value: token, isCode: true }
  const addressFact = (label: CopyKey, value: Hex): Fact => ({ label: say(label), value, isCode: true })
  const units = (amount: bigint): Fact => ({
    label: say('fact.amount'),
    value: say('fact.units', { amount }),
  })
  try {
    const call = decodeFunctionData({ abi: tokenAbi, data })
    switch (call.functionName) {
      case 'transfer': {
        const [to, amount] = call.args
        return { title: say('call.send-token'), facts: [contract, addressFact('fact.to', to), units(amount)] }
      }
      case 'transferFrom': {
        const [from, to, amount] = call.args
        return {
          title: say('call.move-token'),
          facts: [contract, addressFact('fact.from', from), addressFact('fact.to', to), units(amount)],
        }
      }
      case 'approve': {
        const [spender, amount] = call.args
        const facts = [contract, addressFact('call.spender', spender)]
        if (amount === 0n) return { title: say('call.withdraw'), facts }
        if (amount < UNLIMITED) return { title: say('call.allow'), facts: [...facts, units(amount)] }
        return {
          title: say('call.allow-unlimited'),
          warnings: [say('call.allow-unlimited-warning')],
          facts: [...facts, { label: say('fact.amount'), value: say('fact.unlimited') }],
        }
      }
      case 'setApprovalForAll': {
        const [operator, isAllowed] = call.args
        const facts = [contract, addressFact('call.operator', operator)]
        if (!isAllowed) return { title: say('call.withdraw'), facts }
        return {
          title: say('call.allow-collection'),
          warnings: [say('call.allow-collection-warning')],
          facts,
        }
      }
    }
  } catch {
    // The data calls a function that is not in the ABI above.
    return undefined
  }
}
