import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createSiwxApp } from './app'

// Without https, so for pages of this machine only. A site names its own origin here, and stands behind https.
const { PORT: port = '4805', ORIGIN: origin = 'http://127.0.0.1:4800' } = process.env

serve(
  {
    fetch: createSiwxApp({
      isAllowedOrigin: (asking) => asking === origin,
      isSecure: origin.startsWith('https:'),
      callerOf: (context) => getConnInfo(context).remote.address ?? '',
    }).fetch,
    hostname: '127.0.0.1',
    port: Number(port),
  },
  (address) => console.log(`sign-in server at http://127.0.0.1:${address.port}, for pages of ${origin}`),
)
