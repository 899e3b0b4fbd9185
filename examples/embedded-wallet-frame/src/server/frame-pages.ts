import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import * as v from 'valibot'
import { createLogins, type Deliver } from './mail'

export interface FrameAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface FramePagesOptions {
  readonly deliver: Deliver
  readonly now: () => number
  /** Where these pages are served, without a slash at the end. */
  readonly url: () => string
  /** Pages that may put the wallet into a frame, as a source list of `frame-ancestors`. */
  readonly ancestors: string
}

export interface FramePages {
  /** `undefined`: no page of the wallet. */
  answer(call: {
    readonly method: string
    readonly path: string
    readonly query: URLSearchParams
    readonly body: string
  }): FrameAnswer | undefined
}

const loginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(320), v.email()),
  deviceId: v.pipe(v.string(), v.maxLength(100)),
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
})

/** The pages of the wallet and the logins behind them. The script is bundled once. */
export async function createFramePages({
  deliver,
  now,
  url,
  ancestors,
}: FramePagesOptions): Promise<FramePages> {
  const logins = createLogins({ deliver, now, linkUrl: () => `${url()}/device` })
  const [script, style] = await Promise.all([
    bundle(),
    readFile(join(import.meta.dirname, '../frame.css'), 'utf8'),
  ])
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    // The nodes that the page names.
    'connect-src *',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
  const headers = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  const html = (title: string, body: string): FrameAnswer => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    headers,
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>${body}</html>`,
  })
  const json = (status: number, value: object): FrameAnswer => ({
    status,
    type: 'application/json',
    headers,
    body: JSON.stringify(value),
  })
  const login = (path: string, body: string): FrameAnswer => {
    const given = v.safeParse(v.pipe(v.string(), v.parseJson(), loginSchema), body)
    if (!given.success) return json(400, { error: 'The request has a wrong form' })
    const { email, deviceId, code = '' } = given.output
    if (path === '/login/start') return json(200, { step: logins.start(email, deviceId) })
    if (path === '/login/step') return json(200, { step: logins.step(email, deviceId) })
    const error = logins.confirm(email, deviceId, code)
    return error === undefined ? json(200, {}) : json(403, { error })
  }
  return {
    answer({ method, path, query, body }) {
      if (method === 'POST' && /^\/login\/(start|step|confirm)$/.test(path)) return login(path, body)
      if (method !== 'GET') return undefined
      if (path === '/sdk')
        return html('Email wallet', '<main></main><script type="module" src="/frame.js"></script>')
      if (path === '/frame.js') return { status: 200, type: 'text/javascript', headers, body: script }
      if (path === '/device') {
        const isDone = logins.openLink(query.get('token') ?? '')
        const text = isDone
          ? 'This device may log in now. Go back to the page.'
          : 'This link is of no use any more.'
        return html('New device', `<main><h1>${text}</h1></main>`)
      }
      return undefined
    },
  }
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../main.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
