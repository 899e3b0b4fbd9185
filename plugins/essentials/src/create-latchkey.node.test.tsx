import { createFakeBrowser, createMemoryStorage, createRecordingLogger } from '@latchkey/kernel/testing'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLatchkey, essentials } from './index'
import { createHooks, LatchkeyProvider } from './react'

const create = () =>
  createLatchkey({
    plugins: essentials(),
    ports: { storage: createMemoryStorage(), logger: createRecordingLogger(), browser: createFakeBrowser() },
  })
const { useLatchkey } = createHooks<ReturnType<typeof create>>()

function Reader({ read }: { readonly read: (latchkey: ReturnType<typeof create>) => void }): null {
  read(useLatchkey())
  return null
}

it('createLatchkey: hooks return the instance that it returned, with connect', () => {
  const latchkey = create()
  const found: unknown[] = []
  renderToString(
    <LatchkeyProvider latchkey={latchkey}>
      <Reader read={(one) => found.push(one, one.connect)} />
    </LatchkeyProvider>,
  )
  expect(found[0]).toBe(latchkey)
  expect(found[1]).toEqual(expect.any(Function))
  expect(found[1]).toBe(latchkey.connect)
})

it('createLatchkey: connect rejects, and never throws', async () => {
  const latchkey = create()
  const work = latchkey.connect({ signal: AbortSignal.abort() })
  await expect(work).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
})
