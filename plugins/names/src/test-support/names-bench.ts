import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { ServiceResponseError } from '@latchkey/cloud/errors'
import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import type { ActiveTarget, ChainAdapter } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
} from '@latchkey/testing'
import { type NamesContext, namesContract } from '../contract'

export const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'c1',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: mainnet,
  chainId: 1,
}

export interface NamesBench extends TestLatchkey {
  readonly ctx: NamesContext
  stop(): void
  /** The texts that the wallet was asked to sign. Each is pending until the test resolves it. */
  readonly signing: readonly { readonly text: string; resolve(signature: string): void }[]
  /** Requests to the service, oldest first. */
  readonly sent: readonly Pick<BlockchainApiRequest<unknown>, 'path' | 'body' | 'query'>[]
}

interface BenchParts {
  /** By prefix of the path: a response, an error, or a function of the number of earlier requests. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** The active account. Default: that of `target`. */
  readonly active?: ActiveTarget
  /** What the chain can do. Default: its wallet signs messages. */
  readonly chain?: ChainAdapter
}

/** Creates the plugin's context over a wallet and a service that the test controls. */
export function createNamesBench({
  answers = {},
  active = target,
  chain: given,
}: BenchParts = {}): NamesBench {
  const signing: { readonly text: string; resolve(signature: string): void }[] = []
  const sent: Pick<BlockchainApiRequest<unknown>, 'path' | 'body' | 'query'>[] = []
  let context: NamesContext | undefined
  const bench = definePlugin(namesContract, {
    initialState: () => ({ zone: 'reown.id', draft: '', checks: {}, own: {} }),
    views: {
      ChooseAccountName: { load: async () => ({ default: () => null }), title: () => '' },
      RegisterAccountName: { load: async () => ({ default: () => null }), title: () => '' },
      RegisterAccountNameRequest: { load: async () => ({ default: () => null }), title: () => '' },
      RegisterAccountNameSuccess: { load: async () => ({ default: () => null }), title: () => '' },
    },
    setup(ctx: NamesContext) {
      context = ctx
      return {}
    },
  })
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      async blockchainApi({ path, body, query, parse, signal }) {
        sent.push({ path, body, ...(query ? { query } : {}) })
        const start = Object.keys(answers).find((one) => path.startsWith(one))
        const answer: unknown = start === undefined ? [] : answers[start]
        const value: unknown = typeof answer === 'function' ? await answer(body) : answer
        signal?.throwIfAborted()
        if (value instanceof Error) throw value
        try {
          return parse(value)
        } catch (error) {
          throw new ServiceResponseError(path, error)
        }
      },
    },
  })
  const signer = createFakeChainAdapter({
    sign: { message: (text) => new Promise((resolve) => signing.push({ text, resolve })) },
  })
  const session = createFakeSession({
    state: connectedState(),
    api: {
      active: () => active,
      adapter: () => given ?? signer,
    },
  })
  const test = createTestLatchkey({ plugins: [bench()], fakes: [session.plugin, cloud] })
  const stop = test.latchkey.start()
  if (!context) throw new Error('The plugin was not set up')
  return { ...test, ctx: context, stop, signing, sent }
}
