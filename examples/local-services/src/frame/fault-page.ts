import type { FrameFaultKind } from '../fault-injection/fault'
import type { Reply } from '../http/reply'

/** Query of the page without faults, which a faulty page of `/sdk` leads to. */
export const INNER_QUERY = 'inner'

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

/** Served beside the wallet's own scripts, which its policy allows. */
const SCRIPT_PATH = '/fault/'

/** Faults of what the wallet sends to the page. */
type MessageFault = Extract<FrameFaultKind, 'replay' | 'oversize'>

/** What becomes of `send(data)`. */
const messageFaults: Readonly<Record<MessageFault, string>> = {
  replay: 'setTimeout(() => send(data), 300); send(data)',
  oversize: 'send(data.id ? { ...data, payload: { ...Object(data.payload), more: "x".repeat(2e6) } } : data)',
}

const isMessageFault = (kind: string): kind is MessageFault => Object.hasOwn(messageFaults, kind)

/**
 * The page that is served in place of the wallet, or the wallet's page with a script before its own, which stands between it
 * and the host. The wallet's own code has no faults.
 */
export async function faultPage(
  kind: Exclude<FrameFaultKind, 'expired'>,
  frameUrl: string,
  wallet: () => Promise<Reply>,
): Promise<Reply> {
  if (kind === 'never-ready') return { status: 200, headers: HEADERS, body: EMPTY }
  if (kind === 'wrong-origin') {
    const location = `${frameUrl.replace('127.0.0.1', 'localhost')}/sdk?${INNER_QUERY}`
    return { status: 302, headers: { location }, body: '' }
  }
  const page = await wallet()
  const script = `<script src="${SCRIPT_PATH}${kind}.js"></script>`
  return { ...page, body: page.body.replace('<script', `${script}<script`) }
}

const EMPTY = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Wallet</title></html>'

/** The script of a fault; `undefined` for any other path. */
export function faultScript(path: string): Reply | undefined {
  const kind = path.startsWith(SCRIPT_PATH) ? path.slice(SCRIPT_PATH.length).replace(/\.js$/, '') : ''
  if (!isMessageFault(kind)) return undefined
  return { status: 200, headers: { 'content-type': 'text/javascript' }, body: between(messageFaults[kind]) }
}

/** Takes the place of the host's window for the wallet's scripts; `code` forwards what they send to it. */
const between = (code: string): string =>
  `{
  const host = window.parent
  const stand = {
    postMessage(data, origin) {
      const send = (message) => host.postMessage(message, origin)
      ${code}
    },
  }
  window.parent = stand
  const listen = window.addEventListener.bind(window)
  window.addEventListener = (type, listener, options) =>
    listen(
      type,
      type === 'message'
        ? (event) =>
            listener(event.source === host ? { source: stand, origin: event.origin, data: event.data } : event)
        : listener,
      options,
    )
}`
