import { act } from '@latchkey/ui-primitives/test-support'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FakeCloud } from './fake-cloud'
import { type RenderConnectParts, renderConnect } from './render-connect'

export const FIELD = '[part="search-field-input"]'

/** Opens the view `AllWallets` with this directory. */
export async function openAllWallets(cloud: FakeCloud, parts: RenderConnectParts = {}) {
  const view = await renderConnect({
    width: 400,
    ...parts,
    plugins: [cloud.plugin, ...(parts.plugins ?? [])],
  })
  // Limits the panel to the height of a dialog in a small window, so that the view scrolls.
  Object.assign(view.find('#panel').style, {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '480px',
  } satisfies Partial<CSSStyleDeclaration>)
  await view.open('AllWallets')
  const names = (): readonly string[] =>
    view.findAll('[part="tile-title"] bdi').map(({ textContent }) => textContent ?? '')
  const type = (text: string): Promise<void> => act(() => userEvent.fill(view.find(FIELD), text))
  return { ...view, names, type, area: () => view.find('[part="scroll-area"]') }
}
type Opened = Awaited<ReturnType<typeof openAllWallets>>
/** Waits until the first tiles are these. */
export const waitForTiles = (view: Opened, ...names: readonly string[]): Promise<void> =>
  vi.waitFor(async () => {
    await act(() => undefined)
    expect(view.names().slice(0, names.length)).toEqual(names)
  })
export const tileOf = (view: Opened, name: string): HTMLElement => {
  const tile = view.findAll('button').find((button) => button.title === name)
  if (!tile) throw new Error(`There is no tile of ${name}`)
  return tile
}
