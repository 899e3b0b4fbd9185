/** Same walks again: `LATCHKEY_SEED=123 npx playwright test …`. Printed, so that a failure can be replayed. */
export function takeSeed(): number {
  const seed = Number(process.env['LATCHKEY_SEED'] ?? Date.now() % 2 ** 31)
  process.stdout.write(`LATCHKEY_SEED=${seed}\n`)
  return seed
}
