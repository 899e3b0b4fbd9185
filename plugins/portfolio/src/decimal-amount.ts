/** Formats smallest units as decimal text, exactly and without floats: `1500000` with 6 decimals is `1.5`. */
export function decimalAmount(amount: { readonly value: string; readonly decimals: number }): string {
  const digits = amount.value.padStart(amount.decimals + 1, '0')
  const whole = digits.slice(0, digits.length - amount.decimals)
  const fraction = digits.slice(digits.length - amount.decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
