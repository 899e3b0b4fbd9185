import { lazyApi } from '@latchkey/kernel'
import type { Connector } from '@latchkey/session/contract'

/** The methods of a connector, without its traits. */
export type ConnectorMethods = Required<
  Pick<Connector, 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork' | 'request' | 'subscribe'>
>

/**
 * Connector methods that load their code on the first call.
 * @param load imports the methods; has to return the same object each time, see `lazy` of the kernel
 */
export function lazyConnectorMethods(load: () => Promise<ConnectorMethods>): ConnectorMethods {
  return {
    ...lazyApi(load, ['connect', 'reconnect', 'disconnect', 'switchNetwork', 'request']),
    subscribe(observer, signal) {
      // Usually the code is loaded already, because `subscribe` is called after `connect`.
      load().then(
        (methods) => {
          if (!signal.aborted) methods.subscribe(observer, signal)
        },
        (error: unknown) => observer.disconnected(error),
      )
    },
  }
}
