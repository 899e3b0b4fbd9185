import {
  countedToken,
  isUnlimitedAmount,
  type SupplyOf,
  type TokenMethod,
  tokenMethods,
} from '@latchkey/session/requests'
import { getAddress, type Hex, size, slice, toHex } from 'viem'
import type { Fact } from '../approval/approval-card'
import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/say'
import { unlimitedText } from './token-supply'

export interface TokenCall {
  readonly title: string
  readonly warnings: readonly string[]
  readonly facts: readonly Fact[]
}

const SELECTOR_BYTES = 4
const WORD_BYTES = 32
const MAX_ADDRESS = 2n ** 160n

/**
 * Describes a call of a known method of tokens or NFTs, whatever contract it goes to: who gets or may take what stands
 * first. Returns `undefined` for any other data. The page's node is not believed on whether a contract has tokens or NFTs;
 * where both have the method, both meanings are said.
 */
export function describeTokenCall(
  contract: Hex,
  data: Hex,
  say: Say,
  supplyOf: SupplyOf,
): TokenCall | undefined {
  const method = tokenMethods.get(data.slice(0, 10).toLowerCase())
  if (!method) return undefined
  const words = readWords(method, data)
  const address = (key: CopyKey, value: Hex): Fact => ({ label: say(key), value, isCode: true })
  const target = [address(words?.token ? 'fact.contract' : 'fact.token-contract', contract)]
  if (!words?.recipient)
    return {
      title: say('call.method', { method: method.signature.replace(/\(.*/, '') }),
      warnings: [say('call.takes')],
      facts: target,
    }
  const { from, recipient, token, counted, item } = words
  const { title, recipientKey, warnings, amount } =
    method.effect === 'moves'
      ? describeMove(method, counted, say)
      : describeAllowance(method, counted, say, () => {
          const known = countedToken(method, contract, (index) => readWord(data, index))
          return known === undefined ? undefined : supplyOf(known)
        })
  return {
    title,
    warnings,
    facts: [
      ...(from ? [address('fact.from', from)] : []),
      address(recipientKey, recipient),
      ...amount,
      ...(item === undefined ? [] : [nftFact(item, 'fact.item', say)]),
      ...(token ? [address('fact.token-contract', token)] : []),
      ...target,
    ],
  }
}

interface Meaning {
  readonly title: string
  readonly recipientKey: CopyKey
  readonly warnings: readonly string[]
  readonly amount: readonly Fact[]
}

function describeMove({ counted, from, item }: TokenMethod, count: bigint | undefined, say: Say): Meaning {
  const isNft = counted === undefined || counted.by === 'number'
  const title: CopyKey = isNft ? 'call.send-nft' : from === undefined ? 'call.send-token' : 'call.move-token'
  return {
    title: say(item === undefined ? title : 'call.send-item'),
    recipientKey: 'fact.to',
    // How many of which stands in the data alone.
    warnings: count === undefined ? [say('call.takes')] : [],
    amount:
      count === undefined ? [] : isNft ? [nftFact(count, 'fact.nft', say)] : unitFacts(count, counted, say),
  }
}

function describeAllowance(
  { counted, signature }: TokenMethod,
  count: bigint | undefined,
  say: Say,
  supply: () => bigint | undefined,
): Meaning {
  const isCollection = signature.startsWith('setApprovalForAll')
  const recipientKey = isCollection ? 'call.operator' : 'call.spender'
  if (counted?.by === 'either' && count === 0n)
    return {
      title: say('call.withdraw-or-nft'),
      recipientKey,
      warnings: [say('call.nft-zero')],
      amount: unitFacts(count, counted, say),
    }
  const isMore = signature.startsWith('increase')
  if (count === 0n && !isMore) return { title: say('call.withdraw'), recipientKey, warnings: [], amount: [] }
  if (isCollection)
    return {
      title: say('call.allow-collection'),
      recipientKey,
      warnings: [say('call.allow-collection-warning')],
      amount: [],
    }
  // Without a number, or with one that switches, it is all of the token.
  const isAll = count === undefined || counted === undefined || counted.by === 'switch'
  if (isAll || isUnlimitedAmount(count, supply()))
    return {
      title: say('call.allow-unlimited'),
      recipientKey,
      warnings: [say('call.allow-unlimited-warning')],
      amount: [
        {
          label: say('fact.amount'),
          value: isAll
            ? say('fact.unlimited')
            : unlimitedText(count, say('fact.units', { amount: count }), say),
        },
        ...(counted?.by === 'either' && count !== undefined ? [nftFact(count, 'call.or-nft', say)] : []),
      ],
    }
  return {
    title: say(isMore ? 'call.allow-more' : 'call.allow'),
    recipientKey,
    warnings: [],
    amount: unitFacts(count, counted, say),
  }
}

const nftFact = (number: bigint, key: CopyKey, say: Say): Fact => ({
  label: say(key),
  value: say('fact.nft-number', { number }),
})

const unitFacts = (amount: bigint, counted: TokenMethod['counted'], say: Say): readonly Fact[] => [
  {
    label: say('fact.amount'),
    value: say(counted?.by === 'shares' ? 'fact.shares' : 'fact.units', { amount }),
  },
  ...(counted?.by === 'either' ? [nftFact(amount, 'call.or-nft', say)] : []),
]

interface Words {
  readonly from?: Hex | undefined
  readonly recipient?: Hex | undefined
  readonly token?: Hex | undefined
  readonly counted?: bigint | undefined
  readonly item?: bigint | undefined
}

/** The words of a call that its description needs; `undefined` if one is missing, or is none that its type allows. */
function readWords({ from, recipient, token, counted, item }: TokenMethod, data: Hex): Words | undefined {
  const word = (index: number): bigint | undefined => readWord(data, index)
  const address = (index: number | undefined): Hex | undefined => {
    const value = index === undefined ? undefined : word(index)
    return value === undefined || value >= MAX_ADDRESS ? undefined : getAddress(toHex(value, { size: 20 }))
  }
  const read = {
    from: address(from),
    recipient: address(recipient),
    token: address(token),
    counted: counted && word(counted.word),
    item: item === undefined ? undefined : word(item),
  }
  const isWhole =
    (from === undefined) === (read.from === undefined) &&
    (token === undefined) === (read.token === undefined) &&
    (item === undefined) === (read.item === undefined) &&
    (counted === undefined) === (read.counted === undefined)
  return isWhole && !(counted?.by === 'switch' && (read.counted ?? 2n) > 1n) ? read : undefined
}

function readWord(data: Hex, index: number): bigint | undefined {
  const start = SELECTOR_BYTES + index * WORD_BYTES
  return size(data) < start + WORD_BYTES ? undefined : BigInt(slice(data, start, start + WORD_BYTES))
}
