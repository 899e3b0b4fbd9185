import { type Contract, defineContract, definePlugin, type View, type ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import { LiveRegion } from '@latchkey/ui-primitives'
import { act } from '@latchkey/ui-primitives/testing'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { createFakeSession } from './fake-session'
import { renderView } from './render-view'
import { connectedState } from './session-states'

interface GreetContract extends Contract {
  readonly id: 'test/greet'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Greet: View<{ readonly name: string }>; readonly Thanks: View }
}
const greetContract = defineContract<GreetContract>('test/greet', 1)

function Greet({ args }: ViewProps<GreetContract['views']['Greet']>): ReactElement {
  const status = usePluginState(sessionContract, sessionStatus)
  const session = usePlugin(sessionContract)
  const router = useRouter(greetContract)
  return (
    <div>
      Hello {args.name}, {status}
      <button type="button" onClick={() => void session.disconnect().then(() => router.push('Thanks'))}>
        Leave
      </button>
    </div>
  )
}

const greet = definePlugin(greetContract, {
  dependsOn: [sessionContract],
  views: {
    Greet: { title: () => 'Greet', load: async () => ({ default: Greet }) },
    Thanks: { title: () => 'Thanks', load: async () => ({ default: () => <LiveRegion message="Bye" /> }) },
  },
  setup: () => ({}),
})

test('renderView: renders a view with its arguments and the fake session', async () => {
  const session = createFakeSession({ state: connectedState() })
  const view = await renderView({ plugin: greet(), session })
  await view.open('Greet', { name: 'Ada' })
  expect(view.text()).toContain('Hello Ada, connected')
  await view.unmount()
})

test('renderView: clicks a button, waits for the view that the code navigates to, and navigates back', async () => {
  const view = await renderView({ plugin: greet() })
  await act(() => view.router.push('Greet', { name: 'Ada' }))
  await view.shown('Greet')
  await view.press('Leave')
  await act(() => view.session.disconnects[0]?.resolve())
  await view.shown('Thanks')
  expect(view.announced()).toBe('Bye')
  await act(() => view.router.back())
  await view.shown('Greet')
  await expect(view.press('Nothing')).rejects.toThrow('No button or link is called Nothing')
  await view.unmount()
})
