import { RequestAbortedError } from '@latchkey/kernel'
import type { ConnectionId } from '../contract/account'
import type { ConnectionLock, SessionCore } from '../session-core'
import { removeConnections } from './reducer'

export function acquireLock(core: SessionCore, id: ConnectionId): ConnectionLock {
  const abort = new AbortController()
  const lock: ConnectionLock = {
    signal: AbortSignal.any([abort.signal, core.ctx.signal]),
    release() {
      if (core.locks.get(id) !== lock) return
      core.locks.delete(id)
      const connection = core.ctx.state.get().connections[id]
      if (connection && connection.status !== 'connected')
        core.update((state) => removeConnections(state, [id], false))
    },
    cancel() {
      lock.release()
      abort.abort(new RequestAbortedError('connect'))
    },
  }
  core.locks.get(id)?.cancel()
  core.locks.set(id, lock)
  return lock
}
