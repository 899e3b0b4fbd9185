import { connectLabel, label, shownStatus } from 'latchkey/buttons'
import type { Draw } from './drawing'

/** `<latchkey-button>`. */
export const drawConnect: Draw = (source) => {
  const status = shownStatus(source.session)
  const quiet = status === 'disconnected' ? undefined : source.quiet()
  if (quiet && status === 'connected') return quiet.drawAccount(source)
  return {
    name: 'connect',
    look: '',
    busy: quiet !== undefined,
    view: 'Connect',
    dress: quiet?.dress,
    pieces: quiet?.busyPieces(source) ?? [
      {
        tag: 'span',
        part: 'label',
        className: label,
        text: connectLabel(source.t, source.attribute('label')),
      },
    ],
  }
}
