/** The seed of random walks, printed for replays: `LATCHKEY_SEED=123 npx playwright test …`. */
export function takeSeed(): number {
  const seed = Number(process.env['LATCHKEY_SEED'] ?? Date.now() % 2 ** 31)
  process.stdout.write(`LATCHKEY_SEED=${seed}\n`)
  return seed
}
