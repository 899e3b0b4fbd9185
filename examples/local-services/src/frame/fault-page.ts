import type { FrameFaultKind } from '../fault-injection/fault'
import type { Reply } from '../http/reply'

/** Query of the page without faults, which a faulty page of `/sdk` shows in an iframe. */
export const INNER_QUERY = 'inner'

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

/** The page that is served in place of the wallet. The wallet's own code has no faults. */
export function faultPage(kind: Exclude<FrameFaultKind, 'expired'>, frameUrl: string): Reply {
  switch (kind) {
    case 'never-ready':
      return page('')
    case 'wrong-origin':
      return {
        status: 302,
        headers: { location: `${frameUrl.replace('127.0.0.1', 'localhost')}/sdk?${INNER_QUERY}` },
        body: '',
      }
    case 'replay':
      return page(between('setTimeout(() => host.postMessage(data, "*"), 300); host.postMessage(data, "*")'))
    case 'oversize':
      return page(
        between(
          'host.postMessage(data.id ? { ...data, payload: { ...Object(data.payload), more: "x".repeat(2e6) } } : data, "*")',
        ),
      )
  }
}

const page = (body: string): Reply => ({
  status: 200,
  headers: HEADERS,
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Wallet</title>${body}</html>`,
})

/** Forwards messages in both directions; `send` is the code that forwards those of the wallet. */
const between = (send: string): string =>
  `<style>html, body, iframe { margin: 0; border: 0; width: 100%; height: 100% }</style>
<iframe title="Wallet" referrerpolicy="strict-origin" src="/sdk?${INNER_QUERY}"></iframe>
<script>
const host = parent
const inner = document.querySelector('iframe').contentWindow
addEventListener('message', ({ source, data }) => {
  if (source === host) inner.postMessage(data, '*')
  else if (source === inner) { ${send} }
})
</script>`
