import { createCatalogue } from './catalogue'
import type { ConnectContext } from './connect-context'
import type { ConnectApi } from './contract'
import { loadDirectory } from './directory'

/** What connect does besides showing, made when it is first asked. */
export type Controller = Pick<ConnectApi, 'loadDirectory' | 'loadMore' | 'showCertified' | 'search'>

export function createController(ctx: ConnectContext): Controller {
  return { loadDirectory: () => loadDirectory(ctx), ...createCatalogue(ctx) }
}
