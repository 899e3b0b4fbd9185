export interface Stoppable {
  stop(): Promise<void>
}

/** The started services, which are stopped together, also after an incomplete start. */
export interface StartedServices {
  add<Service extends Stoppable>(service: Service): Service
  /** Whether `stop` has been called. */
  stopping(): boolean
  /** Stops all services. A second call waits for the first. */
  stop(): Promise<void>
}

export function createStartedServices(): StartedServices {
  const services: Stoppable[] = []
  let stopped: Promise<unknown> | undefined
  return {
    add(service) {
      services.push(service)
      return service
    },
    stopping: () => stopped !== undefined,
    async stop() {
      stopped ??= Promise.all(services.map((service) => service.stop()))
      await stopped
    },
  }
}
