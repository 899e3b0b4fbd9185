import { defineContract, definePlugin } from '@latchkey/kernel'
import { createTestLatchkey, type TestLatchkey } from '@latchkey/kernel/testing'
import {
  type NetworkPictures,
  networkPictures,
  type RpcFallback,
  rpcFallbacks,
} from '@latchkey/session/contract'
import { type CloudApi, cloudContract } from '../contract'
import type { CloudOptions } from '../options'
import { cloud } from '../plugin'
import { createFakeService, type FakeService, type ServiceAnswers } from './fake-service'

export interface CloudUnderTest {
  readonly api: CloudApi
  readonly service: FakeService
  readonly test: TestLatchkey
  /** The RPC fallback that chain adapters get from the slot. */
  readonly fallback: RpcFallback
  /** The pictures that views of networks get from the slot. */
  readonly pictures: NetworkPictures
  /** Ends the run. */
  stop(): void
}

interface ReaderContract {
  readonly id: 'test/reader'
  readonly api: { fallbacks(): readonly RpcFallback[]; pictures(): readonly NetworkPictures[] }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const readerContract = defineContract<ReaderContract>('test/reader', 1)
const reader = definePlugin(readerContract, {
  setup: (ctx) => ({
    fallbacks: () => ctx.items(rpcFallbacks),
    pictures: () => ctx.items(networkPictures),
  }),
})

/** A started instance with only `cloud`, over a service with responses by path. */
export function createCloud(
  answers: ServiceAnswers = {},
  options: CloudOptions = { projectId: 'test-id' },
): CloudUnderTest {
  const service = createFakeService(answers)
  const test = createTestLatchkey({ plugins: [reader(), cloud(options)], ports: { http: service } })
  const stop = test.latchkey.start()
  const slots = test.latchkey.get(readerContract)
  const [fallback] = slots.fallbacks()
  const [pictures] = slots.pictures()
  if (!fallback || !pictures) throw new Error('cloud fills no slot')
  return { api: test.latchkey.get(cloudContract), service, test, fallback, pictures, stop }
}
