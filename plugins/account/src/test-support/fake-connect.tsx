import { type ConnectContract, connectContract } from '@latchkey/connect/contract'
import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import type { ReactElement } from 'react'

function Arguments({ args }: { readonly args?: unknown }): ReactElement {
  return <output>{JSON.stringify(args ?? null)}</output>
}

/** A fake connect plugin whose views show their arguments as JSON. */
export function fakeConnect(): Plugin<ConnectContract, never> {
  const plugin = fake(connectContract, {
    state: {
      options: {},
      recent: [],
      directory: { status: 'absent', featured: [], recommended: [], excluded: [], count: 0 },
      directoryPages: { status: 'idle', wallets: [], pages: 0, count: 0, certified: false },
      consent: 'not-needed',
      scrollPosition: undefined,
    },
  })
  const view = { title: () => 'Connect', load: async () => ({ default: Arguments }) }
  return { ...plugin, runtime: { ...plugin.runtime, views: { Connect: view, ConnectingExternal: view } } }
}
