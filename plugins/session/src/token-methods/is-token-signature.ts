/** Types of EIP-712: the members of each, by its name. */
type StructTypes = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>

/** Names by which such data is known whose members do not tell: amounts may be texts, an order stands in a list. */
const KNOWN =
  /permit|withauthorization|allowance|appro|transfer|withdraw|order|transaction|forwardrequest|safetx|safeop|useroperation|delegation/i
/**
 * Numbers that are no amounts. A page cannot rename the members of data that a contract accepts: their names are signed.
 */
const NO_AMOUNT =
  /nonce|salt|deadline|expir|timestamp|valid_?(after|before|from|until|to)$|not_?(after|before)$|(issued|signed|created)_?at$|^(iat|exp|nbf|time|date)$|(^|terms_?|contract_?)version$|^(chain|proposal)_?id$/i
/** Numbers of 96 bits or more, in which amounts are counted. */
const NUMBER = /^u?int(9[6-9]|[12]\d\d|)$/

/**
 * Whether a signature of typed data (EIP-712) may let others take tokens, or act for the account, without another transaction:
 * permits (ERC-2612, Permit2), authorizations (ERC-3009), orders of markets, calls that somebody else sends (ERC-2771, ERC-4337,
 * ERC-7710, Safe). Known names count, and what the data is made of: an account with an amount or a switch, the bytes of calls,
 * or nothing but hashes, of which nobody can read what they stand for.
 */
export function isTokenSignature(primaryType: string, types: StructTypes): boolean {
  const structs = new Set([primaryType])
  const values: { readonly name: string; readonly type: string }[] = []
  for (const struct of structs)
    for (const { name, type } of Object.hasOwn(types, struct) ? (types[struct] ?? []) : []) {
      const item = type.replace(/(\[\d*\])+$/, '')
      if (Object.hasOwn(types, item)) structs.add(item)
      else values.push({ name, type: item })
    }
  const has = (isKind: (type: string, name: string) => boolean): boolean =>
    values.some(({ type, name }) => isKind(type, name))
  const isAmount = (type: string, name: string): boolean => NUMBER.test(type) && !NO_AMOUNT.test(name)
  return (
    [...structs].some((struct) => KNOWN.test(struct)) ||
    has((type) => type === 'bytes') ||
    (has((type) => type === 'address') && has((type, name) => type === 'bool' || isAmount(type, name))) ||
    (values.length > 0 && !has((type) => !type.startsWith('bytes')))
  )
}
