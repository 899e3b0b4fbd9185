import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = (library: string): string => join(import.meta.dirname, library)

/** Lines of RainbowKit and AppKit, which are no part of the workspace, for the same with as many states. */
const otherPeers: Readonly<Record<string, number>> = {
  // The page that `npm run bench` builds, without what renders it.
  '01-connect.tsx': 16,
  '12-own-button.tsx': 18,
  // A line that imports the theme, and one that sets it.
  '13-brand-theme.ts': 2,
  '14-sign-in.tsx': 18,
  '15-require-sign-in.ts': 30,
  '16-own-ways-in.ts': 8,
  // Signing is not among them.
  '17-solana-beside-evm.ts': 6,
}
const SIGNING_LINES = 4

/** Lines with code, as the formatter of the workspace breaks them. */
function linesOf(file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length
}

interface Count {
  readonly task: string
  readonly ours: number
  readonly peers: number
}

function count(task: string): Count {
  const ours = linesOf(join(folder('latchkey'), task)) - (task.startsWith('17') ? SIGNING_LINES : 0)
  const wagmi = join(folder('wagmi'), task)
  return { task, ours, peers: existsSync(wagmi) ? linesOf(wagmi) : (otherPeers[task] ?? 0) }
}

const counts = readdirSync(folder('latchkey')).sort().map(count)

test('eighteen tasks: none takes more lines than with the peer, and thirteen take fewer', () => {
  expect(counts).toHaveLength(18)
  expect(counts.filter(({ ours, peers }) => ours > peers)).toEqual([])
  expect(counts.filter(({ ours, peers }) => ours < peers).length).toBe(13)
})
