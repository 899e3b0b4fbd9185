import { createTranslate, defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createTestLatchkey, type TestLatchkey } from '@latchkey/kernel/testing'
import { expect, test, vi } from 'vitest'
import { arabic } from './languages/ar.json'
import { cloud } from './plugin'
import { createFakeService } from './test-support/fake-service'

interface LookContract {
  readonly id: 'test/look'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly 'test/Look': View }
}
const look = definePlugin(defineContract<LookContract>('test/look', 1), {
  views: { 'test/Look': { title: () => 'Look', load: async () => ({ default: () => null }) } },
  setup: () => ({}),
})

function page(projectId?: string): TestLatchkey {
  const plugins = [look(), cloud(projectId === undefined ? {} : { projectId })]
  const world = createTestLatchkey({ plugins, ports: { http: createFakeService({}) } })
  world.latchkey.start()
  return world
}

/** Long enough for an alert that must not appear. */
async function flushMicrotasks(): Promise<void> {
  await import('./project')
  for (let count = 0; count < 30; count += 1) await Promise.resolve()
}

test.each([undefined, ''])(
  'project id: %j is shown to the user once, when a view first opens',
  async (id) => {
    const { latchkey, notices, errors, logger } = page(id)
    await flushMicrotasks()
    expect(notices).toEqual([])
    latchkey.open('test/Look')
    await vi.waitFor(() => expect(notices).toHaveLength(1))
    latchkey.close()
    latchkey.open('test/Look')
    await flushMicrotasks()
    expect(notices).toMatchObject([
      { pluginId: 'cloud', notice: { surface: 'alert', variant: 'error', code: 'PROJECT_ID_MISSING' } },
    ])
    expect(errors).toMatchObject([{ error: { code: 'PROJECT_ID_MISSING', category: 'configuration' } }])
    const [sentence] = logger.lines.filter(({ level }) => level === 'warn')
    expect(sentence).toMatchObject({ id: 'cloud', text: expect.stringContaining('cloud({ projectId:') })
    const text = notices[0]?.notice.text
    expect(text?.(createTranslate({ locale: 'en', texts: {} }), undefined)).toBe('Project ID not configured')
    expect(text?.(createTranslate({ locale: 'ar', texts: arabic }), undefined)).toBe(
      arabic['cloud.project-id-missing'],
    )
  },
)

test('project id: with one there is no alert', async () => {
  const { latchkey, notices, errors } = page('an-id')
  latchkey.open('test/Look')
  await flushMicrotasks()
  expect([...notices, ...errors]).toEqual([])
})
