import type { Latchkey } from '@latchkey/kernel'
import { LatchkeyProvider } from '@latchkey/kernel/react'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import type { ReactNode } from 'react'

export interface RecordedHook<Result> {
  /** What each render returned. */
  readonly shown: readonly Result[]
  /** What the last render returned. */
  now(): Result
  /** Renders again, as a parent would. */
  again(): Promise<void>
  change(how: () => unknown): Promise<void>
  unmount(): Promise<void>
}

/**
 * Renders a component that calls `use`, and records what it returns.
 * @param wrap renders providers of other libraries around it
 */
export async function recordHook<Result>(
  use: () => Result,
  latchkey?: Latchkey,
  wrap: (children: ReactNode) => ReactNode = (children) => children,
): Promise<RecordedHook<Result>> {
  const shown: Result[] = []
  let last: { readonly result: Result } | undefined
  const record = (): void => {
    last = { result: use() }
    shown.push(last.result)
  }
  const tree = () => {
    const probe = wrap(<Probe record={() => record()} />)
    return latchkey ? <LatchkeyProvider latchkey={latchkey}>{probe}</LatchkeyProvider> : probe
  }
  const view = await renderInShadow(tree())
  return {
    shown,
    now() {
      if (!last) throw new Error('Nothing was rendered')
      return last.result
    },
    again: () => view.update(tree()),
    change: (how) => act(async () => void (await how())),
    unmount: view.unmount,
  }
}

function Probe({ record }: { readonly record: () => void }): null {
  record()
  return null
}
