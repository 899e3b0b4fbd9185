import { createTestLatchkey, type TestLatchkey } from '@latchkey/kernel/testing'
import { type CloudApi, cloudContract } from '../contract'
import type { CloudOptions } from '../options'
import { cloud } from '../plugin'
import { createFakeService, type FakeService, type ServiceAnswers } from './fake-service'

export interface CloudUnderTest {
  readonly api: CloudApi
  readonly service: FakeService
  readonly test: TestLatchkey
  /** Ends the run. */
  stop(): void
}

/** A started latchkey with nothing but `cloud`, before a service that answers by path. */
export function createCloud(
  answers: ServiceAnswers = {},
  options: CloudOptions = { projectId: 'test-id' },
): CloudUnderTest {
  const service = createFakeService(answers)
  const test = createTestLatchkey({ plugins: [cloud(options)], ports: { http: service } })
  const stop = test.latchkey.start()
  return { api: test.latchkey.get(cloudContract), service, test, stop }
}
