/**
 * Functions by which an account moves its tokens, or lets somebody else take them: ERC-20, 721, 777, 1155, 1363, 4494,
 * debt of Aave, and Permit2. A contract that swaps is called by none of them.
 */
const SELECTORS: ReadonlySet<string> = new Set([
  // approve(address,uint256), transfer(address,uint256), transferFrom(address,address,uint256)
  ...['095ea7b3', 'a9059cbb', '23b872dd'],
  // increaseAllowance(address,uint256), increaseApproval(address,uint256)
  ...['39509351', 'd73dd623'],
  // setApprovalForAll(address,bool), setApprovalForAllWithTimeout(address,uint256), setOperator(address,bool)
  ...['a22cb465', '36b9624e', '558a7297'],
  // safeTransferFrom of ERC-721 (two) and ERC-1155, safeBatchTransferFrom
  ...['42842e0e', 'b88d4fde', 'f242432a', '2eb2c2d6'],
  // authorizeOperator(address), send(address,uint256,bytes)
  ...['959b8c3f', '9bd9bbc6'],
  // approveAndCall and transferAndCall, with and without data
  ...['cae9ca51', '3177029f', '4000aea0', '1296ee62'],
  // approve(address,uint256,uint256), approveDelegation(address,uint256)
  ...['426a8493', 'c04a8a10'],
  // Permit2: approve(address,address,uint160,uint48), transferFrom of one and of several
  ...['87517c45', '36c78516', '0d58b1db'],
])
/** Holds the permissions of other contracts, at this address on every network. */
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/**
 * Whether a call may be one that moves the account's tokens by itself, or permits others to.
 * @param contract in lower case
 */
export function givesRights(contract: string, data: string): boolean {
  return contract === PERMIT2 || SELECTORS.has(data.slice(2, 10).toLowerCase())
}
