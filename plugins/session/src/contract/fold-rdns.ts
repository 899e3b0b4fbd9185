/**
 * An rdns (EIP-6963) as it is compared: in lower case, and that of MetaMask's app as that of its extension. Two wallets claim
 * one rdns if these are equal.
 * @example foldRdns('IO.MetaMask.mobile') // 'io.metamask'
 */
export function foldRdns(rdns: string): string {
  const lower = rdns.toLowerCase()
  return lower === 'io.metamask.mobile' ? 'io.metamask' : lower
}
