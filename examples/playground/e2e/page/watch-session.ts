// Bundled by `bundle-page-script.ts`. Runs before the page's own scripts.
import { type SessionState, sessionContract, sessionStatus } from '@latchkey/session/contract'
import type { PlaygroundLatchkey } from '../../src/latchkey/create-playground-latchkey'
import type { SessionWatch } from './globals'

const contradictions: string[] = []
const statuses: { readonly status: string; readonly at: number }[] = []
const watch: SessionWatch = { contradictions, statuses, announcedAt: {} }

/** Describes an inconsistency within one state. */
function seemsWrong(state: SessionState): string | undefined {
  const { connections, active, activeNamespace, restoreStatus: resume } = state
  const shown = Object.values(connections)
  const connected = shown.filter((one) => one.status === 'connected')
  if (connected.some(({ accounts }) => accounts.length === 0)) return 'connected without an account'
  if (shown.some((one) => one.status !== 'connected' && 'accounts' in one)) return 'an account of nobody'
  const status = sessionStatus(state)
  // While the wallet of the last visit is awaited, no other wallet may become active.
  const chosen = connections[active[activeNamespace ?? ''] ?? '']
  const awaits = resume === 'waiting' && chosen?.status === 'reconnecting'
  if (!awaits && (status === 'connected') !== connected.length > 0)
    return `${status}, and ${connected.length} are connected`
  if (status === 'reconnecting' && resume === 'done' && shown.length === 0) return 'reconnecting nobody'
  return undefined
}

function look(state: SessionState): void {
  const wrong = seemsWrong(state)
  if (wrong !== undefined) contradictions.push(wrong)
  const status = state.restoreStatus === 'done' ? sessionStatus(state) : 'reconnecting'
  if (statuses.at(-1)?.status !== status) statuses.push({ status, at: performance.now() })
}

let latchkey: PlaygroundLatchkey | undefined
Object.defineProperty(globalThis, 'latchkey', {
  configurable: true,
  get: () => latchkey,
  set(made: PlaygroundLatchkey) {
    latchkey = made
    made.watch(sessionContract, (state) => state, look, { immediate: true })
  },
})
const rdnsOf = (event: Event): string => {
  try {
    return String(Reflect.get(Object(Reflect.get(Object(Reflect.get(event, 'detail')), 'info')), 'rdns'))
  } catch {
    // A hostile announcement may throw at every access.
    return ''
  }
}
addEventListener('eip6963:announceProvider', (event) => {
  watch.announcedAt[rdnsOf(event)] ??= performance.now()
})
Object.assign(globalThis, { sessionWatch: watch })
