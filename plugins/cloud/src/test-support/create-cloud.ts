import { defineContract, definePlugin } from '@latchkey/kernel'
import { createTestLatchkey, type TestLatchkey } from '@latchkey/kernel/testing'
import { type RpcFallback, rpcFallbacks } from '@latchkey/session/contract'
import { type CloudApi, cloudContract } from '../contract'
import type { CloudOptions } from '../options'
import { cloud } from '../plugin'
import { createFakeService, type FakeService, type ServiceAnswers } from './fake-service'

export interface CloudUnderTest {
  readonly api: CloudApi
  readonly service: FakeService
  readonly test: TestLatchkey
  /** What a chain adapter finds in the slot. */
  readonly fallback: RpcFallback
  /** Ends the run. */
  stop(): void
}

interface ReaderContract {
  readonly id: 'test/reader'
  readonly api: { fallbacks(): readonly RpcFallback[] }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const readerContract = defineContract<ReaderContract>('test/reader', 1)
const reader = definePlugin(readerContract, {
  setup: (ctx) => ({ fallbacks: () => ctx.items(rpcFallbacks) }),
})

/** A started latchkey with nothing but `cloud`, before a service that answers by path. */
export function createCloud(
  answers: ServiceAnswers = {},
  options: CloudOptions = { projectId: 'test-id' },
): CloudUnderTest {
  const service = createFakeService(answers)
  const test = createTestLatchkey({ plugins: [reader(), cloud(options)], ports: { http: service } })
  const stop = test.latchkey.start()
  const [fallback] = test.latchkey.get(readerContract).fallbacks()
  if (!fallback) throw new Error('cloud fills no slot')
  return { api: test.latchkey.get(cloudContract), service, test, fallback, stop }
}
