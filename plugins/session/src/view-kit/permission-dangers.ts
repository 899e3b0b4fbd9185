/** More than any coin's supply in smallest units. */
export const isUnlimitedAmount = (units: string): boolean => BigInt(units) >= 2n ** 96n - 1n

/** Methods of tokens and collections that move or hand over whatever the account has there. */
export const takesAll = (method: string): boolean =>
  /^(transfer|transferFrom|approve|increaseAllowance|setApprovalForAll|safeTransferFrom|safeBatchTransferFrom|permit)(\(|$)/.test(
    method.trim(),
  )
