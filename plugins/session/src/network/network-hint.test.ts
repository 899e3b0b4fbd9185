import { expect, it } from 'vitest'
import { startSession } from '../test-support/start-session'

it.each([
  [10, "No adapter has the network 'eip155:10'. Put it in networks where the plugins are listed, evm({"],
  [
    'solana:abc',
    "No adapter has the network 'solana:abc'. Put it in networks where the plugins are listed, solana({",
  ],
  [
    'cosmos:hub-4',
    "No adapter has the network 'cosmos:hub-4'. Put a plugin with an adapter for 'cosmos' in the plugins, or",
  ],
] as const)('switchNetwork: in development error and log say what to do about %s', async (choice, hint) => {
  const session = await startSession()
  const details = { hint: expect.stringContaining(hint) }
  await expect(session.api.switchNetwork(choice)).rejects.toMatchObject({ details })
  expect(session.logger.lines.at(-1)).toMatchObject({ text: 'This network is not configured.', details })
})
