import type { Proof } from './proof'

/** The table as the README has it. */
export function proofTable(proofs: readonly Proof[]): string {
  const rows = proofs.map(({ name, claim, how }) => `| ${claim} | ${how} | \`npm run prove ${name}\` |`)
  return ['| what is proven | how | by |', '|---|---|---|', ...rows].join('\n')
}
