import { createLatchkey } from '@latchkey/kernel'
import { type FrameHost, type HeaderAction, modal, modalContract } from './index'

const latchkey = createLatchkey({ plugins: [modal({ themeMode: 'dark' })] })
const api = latchkey.get(modalContract)

api.open()
api.open({ view: 'Swap', namespace: 'eip155', arguments: { from: 'ETH' } })
api.open({ view: 'Connect', namespace: 'solana' })
api.setTheme({ mode: 'light', variables: { '--lk-color-mix-strength': 40 } })
const leave: () => void = api.embed(document.body)
const frame: Promise<FrameHost> = api.frameHost()
latchkey.plugins.modal.reset()

const action: HeaderAction = {
  id: 'help',
  view: 'Connect',
  label: (t) => t('help', 'Help'),
  icon: 'help',
  run: leave,
}

// @ts-expect-error a namespace is a text
api.open({ view: 'Connect', namespace: 101 })
// @ts-expect-error a mode that does not exist
modal({ themeMode: 'sepia' })
// @ts-expect-error a variable that does not exist
modal({ themeVariables: { '--lk-shadow': 'none' } })
// @ts-expect-error a strength is a number
api.setTheme({ variables: { '--lk-color-mix-strength': '40' } })
// @ts-expect-error an icon that the header does not have
const other: HeaderAction = { ...action, icon: 'rocket' }

export { frame, other }
