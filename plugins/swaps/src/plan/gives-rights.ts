/**
 * Selectors of functions that move an account's tokens or allow others to: those of ERC-20, 721, 777, 1155, 1363, 4494
 * and 4626, of Permit2, and of tokens and pools with functions of their own. No contract that swaps needs such a call.
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
  // Of DAI: push(address,uint256), move(address,address,uint256); of stETH: transferShares(address,uint256)
  ...['b753a98c', 'bb35783b', '8fcb4e5b'],
  // ERC-4626: redeem and withdraw(uint256,address,address)
  ...['ba087652', 'b460af94'],
  // Of Aave: withdraw(address,uint256,address); of Compound: allow(address,bool)
  ...['69328dec', '110496e5'],
])
/** Permit2, which holds allowances of other tokens. It has this address on every network. */
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/**
 * Whether a call may move the account's tokens directly, or allow others to.
 * @param contract in lower case
 */
export function givesRights(contract: string, data: string): boolean {
  return contract === PERMIT2 || SELECTORS.has(data.slice(2, 10).toLowerCase())
}
