/** The port of a service is taken. The message names the service, the port and its environment variable. */
export class PortBusyError extends Error {
  readonly code = 'PORT_BUSY'
  constructor(service: string, port: number, variable: string) {
    super(
      `Port ${port} is busy, so the ${service} cannot start: stop what listens there, or set ${variable} to another port.`,
    )
    this.name = 'PortBusyError'
  }
}

/** A port given by the environment is not a port number. */
export class InvalidPortError extends Error {
  readonly code = 'INVALID_PORT'
  constructor(variable: string, value: string) {
    super(
      `${variable} must be a whole number from 0 to 65535, where 0 takes any free port; it is "${value}".`,
    )
    this.name = 'InvalidPortError'
  }
}

/** npm has installed no anvil for this operating system and processor. */
export class AnvilMissingError extends Error {
  readonly code = 'ANVIL_MISSING'
  constructor(platform: string, processor: string, options: { readonly cause?: unknown } = {}) {
    super(
      `No anvil for ${platform} on ${processor}: run the install again with optional dependencies, or use Linux, macOS (x64, arm64) or Windows (x64).`,
      options,
    )
    this.name = 'AnvilMissingError'
  }
}

/** A chain did not start, or exited by itself. */
export class ChainFailedError extends Error {
  readonly code = 'CHAIN_FAILED'
  constructor(chain: string, reason: string) {
    super(`The chain ${chain} failed: ${reason}`)
    this.name = 'ChainFailedError'
  }
}

/** A contract of the chains did not compile. */
export class CompilationError extends Error {
  readonly code = 'COMPILATION_FAILED'
  constructor(details: string) {
    super(`The contracts do not compile: ${details}`)
    this.name = 'CompilationError'
  }
}

/** An invalid request; `status` is the HTTP status of the response, the message one sentence. */
export class RequestError extends Error {
  readonly code = 'BAD_REQUEST'
  readonly status: number
  constructor(status: number, sentence: string) {
    super(sentence)
    this.name = 'RequestError'
    this.status = status
  }
}
