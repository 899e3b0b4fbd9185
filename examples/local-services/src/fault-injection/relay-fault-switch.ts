import type { RelayFault, RelayFaultRequest } from './relay-fault'

type FaultOf<Kind extends RelayFault['kind']> = Extract<RelayFault, { readonly kind: Kind }>

export interface RelayFaultSwitch {
  /** Replaces the fault of this kind. The kind `none` removes all. */
  set(request: RelayFaultRequest): void
  has(kind: RelayFault['kind']): boolean
  /** Returns and counts the active fault of this kind, for one message or connection. */
  take<Kind extends RelayFault['kind']>(kind: Kind): FaultOf<Kind> | undefined
  /** The active faults; `times` is the remaining count. */
  list(): readonly RelayFault[]
  clear(): void
  /** The listener runs after every requested change; the returned function unsubscribes. */
  listen(listener: () => void): () => void
}

interface Entry {
  readonly fault: RelayFault
  readonly endsAtMs: number
}

/** Unlike the other services, the relay can have several faults at once, one of each kind. */
export function createRelayFaultSwitch(now: () => number): RelayFaultSwitch {
  const listeners = new Set<() => void>()
  let entries: readonly Entry[] = []

  const current = (): readonly RelayFault[] => {
    entries = entries.filter(({ endsAtMs }) => endsAtMs > now())
    return entries.map(({ fault }) => fault)
  }
  const change = (changed: readonly Entry[]): void => {
    entries = changed
    for (const listener of listeners) listener()
  }
  const without = (kind: RelayFault['kind']): readonly Entry[] =>
    entries.filter(({ fault }) => fault.kind !== kind)

  return {
    set(request) {
      if (request.kind === 'none') return change([])
      const lastsMs = request.kind === 'cut' ? request.forMs : undefined
      const endsAtMs = lastsMs === undefined ? Number.POSITIVE_INFINITY : now() + lastsMs
      change([...without(request.kind), { fault: request, endsAtMs }])
    },
    has: (kind) => current().some((fault) => fault.kind === kind),
    take<Kind extends RelayFault['kind']>(kind: Kind) {
      const taken = current().find((fault): fault is FaultOf<Kind> => fault.kind === kind)
      if (taken && 'times' in taken && taken.times !== undefined) {
        const rest = { ...taken, times: taken.times - 1 }
        entries = without(kind)
        if (rest.times > 0) entries = [...entries, { fault: rest, endsAtMs: Number.POSITIVE_INFINITY }]
      }
      return taken
    },
    list: current,
    clear: () => change([]),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
