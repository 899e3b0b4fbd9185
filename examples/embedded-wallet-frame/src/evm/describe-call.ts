import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Fact } from '../approval/approval-card'
import { coins } from './transaction'

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
  /** The data whole, whether or not it can be read. */
  readonly raw: readonly Fact[]
}

/** Amounts of a token from here on mean everything that the account will ever hold of it. */
const UNLIMITED = 2n ** 128n

/** Everything that a call does, as far as it can be read; the data is shown whole in any case. */
export function describeCall(
  { to, value, data }: { readonly to: Hex | undefined; readonly value: bigint; readonly data: Hex },
  chainId: number,
): CallDescription {
  const raw: readonly Fact[] = data === '0x' ? [] : [{ label: 'Data', value: data, isCode: true }]
  const amount: Fact = { label: 'Amount', value: coins(value, chainId) }
  if (to === undefined)
    return {
      title: 'Create a contract',
      facts: [{ label: 'To', value: 'A new contract' }, amount],
      raw,
    }
  const decoded = data === '0x' ? undefined : decodeToken(to, data)
  const paid = decoded && value === 0n ? [] : [amount]
  if (decoded) return { ...decoded, facts: [...decoded.facts, ...paid], raw }
  const recipient: Fact = { label: 'To', value: to, isCode: true }
  if (data === '0x') return { title: 'Send a transaction', facts: [recipient, amount], raw }
  return {
    title: 'Send a transaction',
    warnings: ['This wallet cannot tell what the contract will do. Approve it only if you trust the site.'],
    facts: [{ ...recipient, label: 'Contract' }, amount],
    raw,
  }
}

function decodeToken(token: Hex, data: Hex): Omit<CallDescription, 'raw'> | undefined {
  const contract: Fact = { label: 'Token contract', value: token, isCode: true }
  const person = (label: string, value: Hex): Fact => ({ label, value, isCode: true })
  const units = (amount: bigint): Fact => ({
    label: 'Amount',
    value: `${amount} of the token’s smallest unit`,
  })
  try {
    const call = decodeFunctionData({ abi: tokenAbi, data })
    switch (call.functionName) {
      case 'transfer': {
        const [to, amount] = call.args
        return { title: 'Send a token', facts: [contract, person('To', to), units(amount)] }
      }
      case 'transferFrom': {
        const [from, to, amount] = call.args
        return {
          title: 'Move a token',
          facts: [contract, person('From', from), person('To', to), units(amount)],
        }
      }
      case 'approve': {
        const [spender, amount] = call.args
        const facts = [contract, person('Spender', spender)]
        if (amount === 0n) return { title: 'Withdraw a permission', facts }
        if (amount < UNLIMITED)
          return { title: 'Allow a spender to take a token', facts: [...facts, units(amount)] }
        return {
          title: 'Allow unlimited spending',
          warnings: ['The spender may take all of this token, at any time.'],
          facts: [...facts, { label: 'Amount', value: 'Unlimited' }],
        }
      }
      case 'setApprovalForAll': {
        const [operator, isAllowed] = call.args
        const facts = [contract, person('Operator', operator)]
        if (!isAllowed) return { title: 'Withdraw a permission', facts }
        return {
          title: 'Allow all of a collection',
          warnings: ['The operator may take every item of this collection, at any time.'],
          facts,
        }
      }
    }
  } catch {
    // Data of another function.
    return undefined
  }
}
