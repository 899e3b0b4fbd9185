/** The key of an account's entries in the state, and the `accountId` of `refresh`: its CAIP-10 id. */
export const accountKey = ({
  networkId,
  account: { address },
}: {
  readonly networkId: string
  readonly account: { readonly address: string }
}): string => `${networkId}:${address}`
