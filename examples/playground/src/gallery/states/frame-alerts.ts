import type { LatchkeyError } from '@latchkey/kernel'
import { frameErrors } from '../data/frame'
import { offering } from '../data/sessions'
import { few } from '../data/wallets'
import type { ViewState } from '../gallery-state'

/** An alert about a failure of the embedded wallet's frame that no view shows, as its plugin words it. */
function alert(id: string, { code, message, recovery = '' }: LatchkeyError): ViewState {
  return {
    id: `frame-alerts/${id}`,
    session: offering(few),
    path: [(to) => to.push('Connect')],
    shows: '[part="connect"]',
    async act({ pass, notify }) {
      await pass(1000)
      notify({
        surface: 'alert',
        variant: 'error',
        code,
        text: (t) => `${t(`error.${code}`, message)}. ${t(`recovery.${code}`, recovery)}`,
      })
    },
  }
}

/** The same over the page, while the dialog is closed. */
const onPage = (state: ViewState): ViewState => ({
  ...state,
  id: `${state.id}-on-page`,
  path: [...state.path, (to) => to.close()],
  shows: '*',
})

const notLoaded = alert('not-loaded', frameErrors.unavailable)
const noReply = alert('no-reply', frameErrors.late)

export const frameAlertStates: readonly ViewState[] = [notLoaded, onPage(notLoaded), noReply, onPage(noReply)]
