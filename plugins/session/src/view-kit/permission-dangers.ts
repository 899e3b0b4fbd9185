/** Whether an amount in the smallest unit (decimal digits) exceeds the supply of any native currency: 2^96 - 1 or more. */
export const isUnlimitedAmount = (units: string): boolean => BigInt(units) >= 2n ** 96n - 1n

/** Whether a method of a token or NFT contract can transfer, or allow others to transfer, everything the account has there. */
export const takesAll = (method: string): boolean =>
  /^(transfer|transferFrom|approve|increaseAllowance|setApprovalForAll|safeTransferFrom|safeBatchTransferFrom|permit)(\(|$)/.test(
    method.trim(),
  )
