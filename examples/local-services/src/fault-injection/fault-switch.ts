import type { Fault, FaultableService, FaultRequest } from './fault'

export interface FaultSwitch {
  /** Replaces the fault of the service. The kind `none` removes it. */
  set(request: FaultRequest): void
  /**
   * Returns and counts the fault for the next request to these services. The first service takes precedence.
   */
  take(services: readonly FaultableService[]): Fault | undefined
  /** The active faults; `times` is the remaining count. */
  list(): readonly Fault[]
  clear(): void
}

export function createFaultSwitch(): FaultSwitch {
  const faults = new Map<FaultableService, Fault>()
  return {
    set(request) {
      if (request.kind === 'none') faults.delete(request.service)
      else faults.set(request.service, request)
    },
    take(services) {
      const fault = services.map((service) => faults.get(service)).find((found) => found !== undefined)
      if (fault?.times === 1) faults.delete(fault.service)
      else if (fault?.times !== undefined) faults.set(fault.service, { ...fault, times: fault.times - 1 })
      return fault
    },
    list: () => [...faults.values()],
    clear: () => faults.clear(),
  }
}
