import { errorReply, type Reply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import type { Traffic } from '../traffic/traffic'

const FRAME_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Latchkey local frame</title>
<p>This is the frame of the local services, on an origin of its own. No service lives in it yet.</p>
</html>
`

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** The page that later services put into a frame; its own port makes it another origin than the host page. */
export function startFrame(port: number, traffic: Traffic): Promise<HttpService> {
  return startHttpService('frame', port, ({ method, path, signal }) =>
    traffic.pass({ services: ['frame'], calls: [`${method} ${path}`] }, signal, async () =>
      page(method, path),
    ),
  )
}

function page(method: string, path: string): Reply {
  if (path !== '/' || (method !== 'GET' && method !== 'HEAD')) {
    return errorReply(404, `There is no ${method} ${path} here, only GET /.`)
  }
  return { status: 200, headers: PAGE_HEADERS, body: FRAME_PAGE }
}
