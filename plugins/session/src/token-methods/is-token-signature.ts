/**
 * Whether the name of an EIP-712 type is that of a signature by which others get tokens without another transaction: permits
 * (ERC-2612, Permit2), authorizations (ERC-3009), orders of markets, and calls that somebody else sends (ERC-2771, Safe).
 */
export const isTokenSignature = (primaryType: string): boolean =>
  /permit|withauthorization|allowance|appro|transfer|order|metatransaction|forwardrequest|safetx|delegation/i.test(
    primaryType,
  )
