/**
 * What one word of a call counts. `amount`: tokens in the smallest unit. `shares`: the same, of which the contract decides how
 * many tokens they are. `number`: which NFT. `either`: an amount of tokens or the number of an NFT, because ERC-20 and ERC-721
 * share the method. `switch`: zero takes a permission back, one gives it.
 */
export type CountedBy = 'amount' | 'shares' | 'number' | 'either' | 'switch'

/** A method by which others get tokens or NFTs of an account, or the permission to take them. */
export interface TokenMethod {
  /** The real one: `transfer(address,uint256)`. */
  readonly signature: string
  /** Whether the call itself moves something, or allows others to. */
  readonly effect: 'moves' | 'allows'
  /** Index of the 32-byte word that names whose tokens are moved. */
  readonly from?: number
  /** Index of the word that names who receives, or who is allowed. */
  readonly recipient?: number
  /** Index of the word that names the token. Missing if it is the called contract. */
  readonly token?: number
  /** Index of the word that says which of the tokens in a contract that has many (ERC-1155, ERC-6909). */
  readonly item?: number
  /** Index of the word that says how much or which. */
  readonly counted?: { readonly word: number; readonly by: CountedBy }
}

type Row = readonly [
  selector: string,
  signature: string,
  recipient?: number | undefined,
  counted?: number | undefined,
  by?: CountedBy | undefined,
  from?: number | undefined,
  token?: number | undefined,
  item?: number,
]

// biome-ignore format: a table, one method a line
const moves: readonly Row[] = [
  // ERC-20, with ERC-223, ERC-677, ERC-777, ERC-1363, ERC-3009 and what DAI adds
  ['0xa9059cbb', 'transfer(address,uint256)', 0, 1, 'amount'],
  ['0xbe45fd62', 'transfer(address,uint256,bytes)', 0, 1, 'amount'],
  ['0xb753a98c', 'push(address,uint256)', 0, 1, 'amount'],
  ['0xbb35783b', 'move(address,address,uint256)', 1, 2, 'amount', 0],
  ['0x23b872dd', 'transferFrom(address,address,uint256)', 1, 2, 'either', 0],
  ['0x1296ee62', 'transferAndCall(address,uint256)', 0, 1, 'amount'],
  ['0x4000aea0', 'transferAndCall(address,uint256,bytes)', 0, 1, 'amount'],
  ['0xd8fbe994', 'transferFromAndCall(address,address,uint256)', 1, 2, 'amount', 0],
  ['0xc1d34b89', 'transferFromAndCall(address,address,uint256,bytes)', 1, 2, 'amount', 0],
  ['0x9bd9bbc6', 'send(address,uint256,bytes)', 0, 1, 'amount'],
  ['0x62ad1b83', 'operatorSend(address,address,uint256,bytes,bytes)', 1, 2, 'amount', 0],
  ['0xe3ee160e', 'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)', 1, 2, 'amount', 0],
  ['0xcf092995', 'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)', 1, 2, 'amount', 0],
  ['0xef55bec6', 'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)', 1, 2, 'amount', 0],
  ['0x88b7ab63', 'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)', 1, 2, 'amount', 0],
  // stETH, and vaults of ERC-4626
  ['0x8fcb4e5b', 'transferShares(address,uint256)', 0, 1, 'shares'],
  ['0x6d780459', 'transferSharesFrom(address,address,uint256)', 1, 2, 'shares', 0],
  ['0xb460af94', 'withdraw(uint256,address,address)', 1, 0, 'amount', 2],
  ['0xba087652', 'redeem(uint256,address,address)', 1, 0, 'shares', 2],
  // ERC-721, punks, ERC-1155, ERC-6909, and what OpenSea moves many at once with
  ['0x42842e0e', 'safeTransferFrom(address,address,uint256)', 1, 2, 'number', 0],
  ['0xb88d4fde', 'safeTransferFrom(address,address,uint256,bytes)', 1, 2, 'number', 0],
  ['0x8b72a2ec', 'transferPunk(address,uint256)', 0, 1, 'number'],
  ['0xf242432a', 'safeTransferFrom(address,address,uint256,uint256,bytes)', 1, 3, 'amount', 0, undefined, 2],
  ['0x2eb2c2d6', 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', 1, undefined, undefined, 0],
  ['0x095bcdb6', 'transfer(address,uint256,uint256)', 0, 2, 'amount', undefined, undefined, 1],
  ['0xfe99049a', 'transferFrom(address,address,uint256,uint256)', 1, 3, 'amount', 0, undefined, 2],
  ['0x32389b71', 'bulkTransfer(((uint8,address,uint256,uint256)[],address,bool)[],bytes32)'],
  // Permit2, and what carries out what was signed
  ['0x36c78516', 'transferFrom(address,address,uint160,address)', 1, 2, 'amount', 0, 3],
  ['0x0d58b1db', 'transferFrom((address,address,uint160,address)[])'],
  ['0x30f28b7a', 'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)'],
  ['0xedd9444b', 'permitTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes)'],
  ['0x137c29fe', 'permitWitnessTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes32,string,bytes)'],
  ['0xfe8ec1a7', 'permitWitnessTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes32,string,bytes)'],
  ['0x0c53c51c', 'executeMetaTransaction(address,bytes,bytes32,bytes32,uint8)'],
]

// biome-ignore format: a table, one method a line
const allows: readonly Row[] = [
  // ERC-20, with ERC-777, ERC-1363, ERC-2612 and what Compound's markets have in their place
  ['0x095ea7b3', 'approve(address,uint256)', 0, 1, 'either'],
  ['0x39509351', 'increaseAllowance(address,uint256)', 0, 1, 'amount'],
  ['0xd73dd623', 'increaseApproval(address,uint256)', 0, 1, 'amount'],
  ['0x3177029f', 'approveAndCall(address,uint256)', 0, 1, 'amount'],
  ['0xcae9ca51', 'approveAndCall(address,uint256,bytes)', 0, 1, 'amount'],
  ['0x959b8c3f', 'authorizeOperator(address)', 0],
  ['0xd505accf', 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', 1, 2, 'amount', 0],
  ['0x9fd5a6cf', 'permit(address,address,uint256,uint256,bytes)', 1, 2, 'amount', 0],
  ['0x8fcbaf0c', 'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)', 1, 4, 'switch', 0],
  ['0x110496e5', 'allow(address,bool)', 0, 1, 'switch'],
  // ERC-721 with ERC-4494, ERC-1155 and ERC-6909
  ['0xa22cb465', 'setApprovalForAll(address,bool)', 0, 1, 'switch'],
  ['0x745a41bc', 'permit(address,uint256,uint256,bytes)'],
  ['0x7ac2ff7b', 'permit(address,uint256,uint256,uint8,bytes32,bytes32)'],
  ['0x426a8493', 'approve(address,uint256,uint256)', 0, 2, 'amount', undefined, undefined, 1],
  ['0x558a7297', 'setOperator(address,bool)', 0, 1, 'switch'],
  // Permit2
  ['0x87517c45', 'approve(address,address,uint160,uint48)', 1, 2, 'amount', undefined, 0],
  ['0x2b67b570', 'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)'],
  ['0x2a2d80d1', 'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)'],
]

const toMethod =
  (effect: TokenMethod['effect']) =>
  ([selector, signature, recipient, word, by, from, token, item]: Row): readonly [string, TokenMethod] => [
    selector,
    {
      signature,
      effect,
      ...(from !== undefined && { from }),
      ...(recipient !== undefined && { recipient }),
      ...(token !== undefined && { token }),
      ...(item !== undefined && { item }),
      ...(word !== undefined && by !== undefined && { counted: { word, by } }),
    },
  ]

/**
 * Methods of ERC-20, ERC-721, ERC-1155, ERC-6909, their usual extensions and Permit2, by selector: `0x` and 8 digits in lower case.
 * A contract obeys the selector of a call alone, whatever the ABI of a page calls it, so a method is judged by it.
 */
export const tokenMethods: ReadonlyMap<string, TokenMethod> = /* @__PURE__ */ new Map([
  ...moves.map(toMethod('moves')),
  ...allows.map(toMethod('allows')),
])
