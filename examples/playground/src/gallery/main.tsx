import { createRoot } from 'react-dom/client'
import { disableWalletLinks } from './disable-wallet-links'
import { GalleryIndex } from './gallery-index'
import { readLook } from './look'
import { createStateSwitcher, stateIds, walletNames } from './state-switcher'
import { waitUntilPageIsStill } from './wait-until-still'

export interface Gallery {
  readonly states: readonly string[]
  readonly walletNames: readonly string[]
  /**
   * Replaces the shown state. Resolves once nothing moves any more. Rejects if the state cannot be reached.
   */
  readonly show: (id: string) => Promise<void>
  /** Resolves once nothing moves any more, for instance after the window was resized. */
  readonly rest: () => Promise<void>
}

disableWalletLinks()
const query = new URLSearchParams(location.search)
const look = await readLook(query)
const { documentElement } = document
const darkness = matchMedia('(prefers-color-scheme: dark)')
const paintPage = (): void => {
  const preferred = darkness.matches ? 'dark' : 'light'
  documentElement.dataset['theme'] = look.theme === 'auto' ? preferred : look.theme
}
darkness.addEventListener('change', paintPage)
paintPage()
documentElement.lang = look.language.locale
documentElement.dir = look.direction
// In a frame of the documentation nothing takes the focus before the reader wants it.
documentElement.inert = query.has('inert')

const place = document.querySelector<HTMLElement>('#root')
if (!place) throw new Error('There is no place for the gallery.')
const gallery: Gallery = {
  states: stateIds,
  walletNames,
  show: createStateSwitcher(place, look),
  rest: waitUntilPageIsStill,
}
Object.assign(globalThis, { gallery })

const id = query.get('state')
// With an empty `?state=` the page stays empty, for tests that show states by `show`.
if (id === null) createRoot(place).render(<GalleryIndex states={stateIds} />)
const ready = id ? gallery.show(id) : Promise.resolve()
ready.then(
  () => documentElement.setAttribute('data-ready', ''),
  (error: unknown) => documentElement.setAttribute('data-failed', String(error)),
)
