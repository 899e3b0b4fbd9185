import { cloudContract } from '@latchkey/cloud/contract'
import { fake } from '@latchkey/kernel/testing'
import { createWalletError } from '@latchkey/session/requests'
import { connectedState, createFakeSession, mainnet, renderView } from '@latchkey/testing'
import { act, withAxe } from '@latchkey/ui-primitives/test-support'
import { smartSessionsContract } from '../contract'
import { smartSessions } from '../plugin'
import { createService, granting, request, target } from './sessions-bench'

export type Service = ReturnType<typeof createService>

export type Wallet = (method: string, params: readonly unknown[]) => unknown

/** A wallet that grants and revokes everything. */
export const willing: Wallet = (method, params) => {
  if (method === 'wallet_grantPermissions') return granting(params)
  return method === 'wallet_revokePermissions' ? '0x51' : {}
}

/** Opens the views with the test's service and wallet. */
export async function openSessions(service: Service, wallet = willing) {
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      blockchainApi: async ({ path, query, body, parse }) => {
        const answer = await service({ path, query, body })
        if (answer instanceof Error) throw answer
        return parse(answer)
      },
    },
  })
  const session = createFakeSession({
    state: { networks: [mainnet], ...connectedState() },
    api: {
      adapter: () => undefined,
      active: () => target,
      provider: () => ({
        async request({ method, params }) {
          const reply = await wallet(method, Array.isArray(params) ? params : [])
          if (reply instanceof Error) throw reply
          return reply
        },
        on: () => undefined,
        removeListener: () => undefined,
      }),
    },
  })
  return withAxe(await renderView({ plugin: smartSessions(), session, fakes: [cloud] }))
}

export function recorded(): Service {
  const service = createService()
  const { permissions, expiry, signer } = request
  service({ path: '/activate', body: { pci: 'p1', permissions, expiry, signer, context: '0xc0de' } })
  return service
}

export type Shown = Awaited<ReturnType<typeof openSessions>>

/** Asks for a grant as a page does. Resolves with what the promise of the page ends with. */
export function askFor(view: Shown): Promise<unknown> {
  const { grantPermissions } = view.test.latchkey.get(smartSessionsContract)
  return grantPermissions(request).catch((error: unknown) => error)
}

/** A wallet that answers one method when the test lets it. */
export function slow(slowMethod: string) {
  const asked: ((reply: unknown) => void)[] = []
  const wallet: Wallet = (method, params) =>
    method === slowMethod ? new Promise((resolve) => asked.push(resolve)) : willing(method, params)
  const answer = (reply: unknown): Promise<void> => act(async () => asked.at(-1)?.(reply))
  return { wallet, asked, answer }
}
/** Whether it has ended, without waiting for it. */
export const ended = (end: Promise<unknown>): Promise<unknown> => Promise.race([end, Promise.resolve('open')])
export const lost = createWalletError('DISCONNECTED', { phase: 'request' })
