export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** The token programs: SPL Token and Token-2022. */
export const tokenPrograms: readonly string[] = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', TOKEN_2022]

/**
 * The node's own conversion of an amount (`uiAmountString`), in the smallest unit, exactly; further digits are cut. It
 * differs from the amount where the mint multiplies it: Token-2022 with `ScaledUiAmount` or interest. The amount itself where
 * a node does not tell it, and of the first token program, whose mints multiply nothing: whatever a node tells of those, the
 * network checks the decimals of a transfer, so that what is shown of it is what is sent.
 */
export function shownUnits(
  program: string,
  amount: string,
  uiAmount: string | undefined,
  decimals: number,
): bigint {
  if (program !== TOKEN_2022) return BigInt(amount)
  const [, whole, fraction = ''] = /^(\d{1,40})(?:\.(\d{1,255}))?$/.exec(uiAmount ?? '') ?? []
  if (whole === undefined) return BigInt(amount)
  return BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
}
