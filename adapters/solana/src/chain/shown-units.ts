/**
 * The node's own conversion of an amount (`uiAmountString`), in the smallest unit, exactly; further digits are cut. It
 * differs from the amount where the mint multiplies it: Token-2022 with `ScaledUiAmount` or interest. The amount itself where
 * a node does not tell it.
 */
export function shownUnits(amount: string, uiAmount: string | undefined, decimals: number): bigint {
  const [, whole, fraction = ''] = /^(\d{1,40})(?:\.(\d{1,255}))?$/.exec(uiAmount ?? '') ?? []
  if (whole === undefined) return BigInt(amount)
  // control: amount-without-its-multiplier
  return BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
}
