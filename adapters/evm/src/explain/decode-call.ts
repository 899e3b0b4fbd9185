import type { ExplainedToken, RequestAction } from '@latchkey/session/contract'
import { isUnlimitedAmount, tokenMethods } from '@latchkey/session/requests'

/** A call of a transaction, of a batch or of a user operation. */
export interface EvmCall {
  readonly to: string | undefined
  /** Wei. */
  readonly value: bigint
  /** Hex with `0x`, an even number of digits. */
  readonly data: string
}

/** Longer data is not shown whole. */
const MAX_SHOWN_DATA = 1_026
const WORD = 64
/** Permit2, at the same address on every network. */
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** Decodes the effects of a call, in order. An unknown call is of kind `call`. Never throws. */
export function decodeCall({ to, value, data }: EvmCall, account: string): readonly RequestAction[] {
  if (to === undefined)
    return [
      {
        type: 'deploy',
        byteCount: byteCount(data),
        ...(value > 0n && { amount: String(value) }),
      },
    ]
  const actions: RequestAction[] = []
  if (value > 0n || data === '0x') actions.push({ type: 'transfer', to, token: {}, amount: String(value) })
  if (data !== '0x') actions.push(decodeData(to, data, account))
  return actions
}

/** The effect of a permit or a call on one token. */
export function allowance(
  token: ExplainedToken,
  spender: string,
  amount: bigint,
  details: { readonly isIncrease?: boolean; readonly expiresAt?: string; readonly mayBeNft?: boolean } = {},
): RequestAction {
  return {
    type: 'allowance',
    spender,
    token,
    amount: String(amount),
    isUnlimited: isUnlimitedAmount(amount),
    ...details,
  }
}

type Decode = (args: Args, contract: string, account: string) => RequestAction | undefined

/** Decoders by function selector. Each returns `undefined` if the arguments have other types. */
const functions: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  // transfer(address,uint256)
  ['a9059cbb', (args, address) => transfer(address, undefined, args.address(0), args.number(1))],
  // transferFrom(address,address,uint256)
  [
    '23b872dd',
    (args, address, account) =>
      transfer(address, otherThan(account, args.address(0)), args.address(1), args.number(2), true),
  ],
  // approve(address,uint256)
  ['095ea7b3', (args, address) => approve(address, args, { mayBeNft: true })],
  // increaseAllowance(address,uint256), and its older name increaseApproval
  ['39509351', (args, address) => approve(address, args, { isIncrease: true })],
  ['d73dd623', (args, address) => approve(address, args, { isIncrease: true })],
  // setApprovalForAll(address,bool)
  [
    'a22cb465',
    (args, collection) => {
      const operator = args.address(0)
      const isAllowed = args.flag(1)
      return operator === undefined || isAllowed === undefined
        ? undefined
        : { type: 'collection-allowance', operator, collection, isAllowed }
    },
  ],
  // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  [
    'd505accf',
    (args, address, account) => {
      const owner = args.address(0)
      const spender = args.address(1)
      const amount = args.number(2)
      // A permission of another account does not affect this one.
      return !owner || otherThan(account, owner) || !spender || amount === undefined
        ? undefined
        : allowance({ address }, spender, amount)
    },
  ],
  // approve(address,address,uint160,uint48) of Permit2
  [
    '87517c45',
    (args, contract) => {
      // Any contract can have this selector, but only Permit2 manages allowances for other tokens.
      if (contract.toLowerCase() !== PERMIT2) return undefined
      const address = args.address(0)
      const spender = args.address(1)
      const amount = args.number(2)
      const expiresAt = args.number(3)
      return address === undefined || !spender || amount === undefined || expiresAt === undefined
        ? undefined
        : allowance({ address }, spender, amount, { expiresAt: String(expiresAt) })
    },
  ],
  // safeTransferFrom(address,address,uint256), and the same with bytes
  ['42842e0e', (args, collection, account) => nftTransfer(args, collection, account, false)],
  ['b88d4fde', (args, collection, account) => nftTransfer(args, collection, account, false)],
  // safeTransferFrom(address,address,uint256,uint256,bytes) of ERC-1155
  ['f242432a', (args, collection, account) => nftTransfer(args, collection, account, true)],
])

function decodeData(to: string, data: string, account: string): RequestAction {
  const selector = data.slice(2, 10).toLowerCase()
  const decoded = functions.get(selector)?.(readArgs(data), to, account)
  if (decoded) return decoded
  const known = tokenMethods.get(`0x${selector}`)
  return {
    type: 'call',
    to,
    data: data.slice(0, MAX_SHOWN_DATA),
    byteCount: byteCount(data),
    ...(known && { takes: known.signature.replace(/\(.*/, '') }),
  }
}

function transfer(
  token: string,
  from: string | undefined,
  to: string | undefined,
  amount: bigint | undefined,
  mayBeNft = false,
): RequestAction | undefined {
  if (to === undefined || amount === undefined) return undefined
  return {
    type: 'transfer',
    ...(from && { from }),
    to,
    token: { address: token },
    amount: String(amount),
    ...(mayBeNft && { mayBeNft }),
  }
}

function approve(
  address: string,
  args: Args,
  details: { readonly isIncrease?: boolean; readonly mayBeNft?: boolean },
): RequestAction | undefined {
  const spender = args.address(0)
  const amount = args.number(1)
  return spender === undefined || amount === undefined
    ? undefined
    : allowance({ address }, spender, amount, details)
}

function nftTransfer(
  args: Args,
  collection: string,
  account: string,
  isCounted: boolean,
): RequestAction | undefined {
  const from = args.address(0)
  const to = args.address(1)
  const tokenId = args.number(2)
  const amount = isCounted ? args.number(3) : undefined
  if (from === undefined || to === undefined || tokenId === undefined) return undefined
  if (isCounted && amount === undefined) return undefined
  const other = otherThan(account, from)
  return {
    type: 'nft-transfer',
    ...(other && { from: other }),
    to,
    collection,
    tokenId: String(tokenId),
    ...(amount !== undefined && { amount: String(amount) }),
  }
}

const otherThan = (account: string, address: string | undefined): string | undefined =>
  address?.toLowerCase() === account.toLowerCase() ? undefined : address

/** Words behind the selector. Data behind the arguments is ignored, as contracts do. */
interface Args {
  address(index: number): string | undefined
  number(index: number): bigint | undefined
  flag(index: number): boolean | undefined
}

function readArgs(data: string): Args {
  const word = (index: number): string | undefined => {
    const text = data.slice(10 + index * WORD, 10 + (index + 1) * WORD)
    return text.length === WORD ? text : undefined
  }
  const number = (index: number): bigint | undefined => {
    const text = word(index)
    return text === undefined ? undefined : BigInt(`0x${text}`)
  }
  return {
    number,
    address(index) {
      const text = word(index)
      // Contracts reject an address with anything in front of its 20 bytes.
      return text !== undefined && /^0{24}/.test(text) ? `0x${text.slice(24).toLowerCase()}` : undefined
    },
    flag(index) {
      const value = number(index)
      return value === 0n || value === 1n ? value === 1n : undefined
    },
  }
}

const byteCount = (data: string): number => (data.length - 2) / 2
