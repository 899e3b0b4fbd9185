import type { Config, Connector } from '@wagmi/core'
import type { StartedSession } from '../../../../plugins/session/src/test-support/start-session'
import { perform, tabOf } from './perform'
import type { Step } from './steps'
import { createWorld, loadWagmi, turns, type Wagmi, type World } from './world'

/** One tab with `@wagmi/core` 3. */
export interface Page {
  readonly world: World
  readonly wagmi: Wagmi
  /** Those of the page after the newest reload. */
  readonly config: Config
  readonly session: StartedSession
  readonly connector: Connector
  readonly other: Connector
  /** Performs each step, and waits until its effects are there. */
  go(...steps: readonly Step[]): Promise<void>
}

export async function openPage(): Promise<Page> {
  const wagmi = await loadWagmi(3)
  const world = await createWorld(wagmi, 1)
  const connectorAt = (index: number): Connector => {
    const connector = tabOf(world, 0).config.connectors[index]
    if (!connector) throw new Error('There is no such connector.')
    return connector
  }
  return {
    world,
    wagmi,
    get config() {
      return tabOf(world, 0).config
    },
    get session() {
      return tabOf(world, 0).session
    },
    get connector() {
      return connectorAt(0)
    },
    get other() {
      return connectorAt(1)
    },
    async go(...steps) {
      for (const step of steps) {
        await perform(world, step)
        await turns(4)
      }
    },
  }
}

const tab = 0
/** The user connects a wallet in the dialog's list, and approves. */
export const connect = (id: 'a' | 'b'): readonly Step[] => [
  { kind: 'choose', tab, id },
  { kind: 'approve', id },
]
/** The user connects the wallet of wagmi's other connector. */
export const connectOther: readonly Step[] = [{ kind: 'connect-other', tab }, { kind: 'approve-other' }]
