import { expect, test } from 'vitest'
import { type PartContext, part } from '../test-support/part'
import { createTestLatchkey } from '../testing'

const target = { connectionId: 'c', networkId: 'eip155:1' }

test.each([
  ['before', ['guard', 'wire']],
  ['after', ['wire', 'guard']],
])('transport: a plugin that is listed %s it refuses what would be sent', async (_place, ids) => {
  const contexts = new Map<string, PartContext>()
  createTestLatchkey({
    plugins: ids.map((id) => part(id, { setup: (ctx) => void contexts.set(id, ctx) })),
  })
  const [wire, guard] = [contexts.get('wire'), contexts.get('guard')]
  const sent: string[] = []
  wire?.rpc.transport(async ({ method }) => void sent.push(method))
  guard?.rpc.use((request, next) =>
    request.method === 'personal_sign' ? Promise.reject(new Error('not from this page')) : next(request),
  )
  await expect(wire?.rpc.requestByName('personal_sign', [], target)).rejects.toThrow('not from this page')
  await wire?.rpc.requestByName('eth_getBalance', [], target)
  expect(sent).toEqual(['eth_getBalance'])
})
