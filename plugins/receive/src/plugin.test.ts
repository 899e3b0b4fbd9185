import { type Contract, defineContract, definePlugin, viewNeeds } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { createFakeSession, disconnectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { receive } from './plugin'

interface WalletsContract extends Contract {
  readonly id: 'test/wallets'
}

test.each(['WalletReceive', 'WalletReceiveAmount'] as const)(
  'needs: %s asks for a wallet of the network that the page names, else for any',
  async (view) => {
    const needs: unknown[] = []
    const wallets = definePlugin(defineContract<WalletsContract>('test/wallets', 1), {
      setup(ctx) {
        ctx.fill(viewNeeds, { id: 'connection', unmet: (need) => void needs.push(need) })
        return {}
      },
    })
    const session = createFakeSession({ state: disconnectedState })
    const { latchkey } = createTestLatchkey({ plugins: [receive(), wallets()], fakes: [session.plugin] })
    latchkey.start()
    latchkey.open(view, { networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
    await expect.poll(() => needs).toEqual([['solana']])
    latchkey.open(view, undefined)
    await expect.poll(() => needs).toEqual([['solana'], true])
    latchkey.dispose()
  },
)
