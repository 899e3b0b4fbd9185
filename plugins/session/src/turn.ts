import { RequestAbortedError } from '@latchkey/kernel'
import type { ConnectionId } from './account'
import { without } from './connection-changes'
import type { SessionCore, Turn } from './session-core'

export function takeTurn(core: SessionCore, id: ConnectionId): Turn {
  const abort = new AbortController()
  const turn: Turn = {
    signal: AbortSignal.any([abort.signal, core.ctx.signal]),
    end() {
      if (core.turns.get(id) !== turn) return
      core.turns.delete(id)
      const shown = core.ctx.state.get().connections[id]
      if (shown && shown.status !== 'connected') core.change((state) => without(state, [id], false))
    },
    abandon() {
      turn.end()
      abort.abort(new RequestAbortedError('connect'))
    },
  }
  core.turns.get(id)?.abandon()
  core.turns.set(id, turn)
  return turn
}
