import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** A built example, served as a host would serve it: brotli, a strict policy, an origin of its own. */
export interface Site {
  /** With a slash at the end. */
  readonly url: string
  stop(): Promise<void>
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const compress = promisify(brotliCompress)
const examples = fileURLToPath(new URL('../../../', import.meta.url))
/** Of the repository. */
const COMPRESSED = join(examples, '..', '.cache', 'brotli')

/** Compressed once and then read: every worker of the tests serves the same files, and this takes a second for each megabyte. */
async function compressOnce(file: Buffer): Promise<Buffer> {
  const path = join(COMPRESSED, createHash('sha256').update(file).digest('hex'))
  const found = await readFile(path).catch(() => undefined)
  if (found) return found
  const body = await compress(file)
  await mkdir(COMPRESSED, { recursive: true })
  // Renamed into place, so that another worker never reads half a file.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, body)
  await rename(draft, path)
  return body
}

/**
 * `hosts` are the origins the page may connect to; `folder` is where its build lies; `policy` is served in place of
 * the strict one; `pictures` and `frames` are further origins of pictures and frames. Rejects with one sentence when the page is not built.
 */
export async function serveDist(
  example: string,
  hosts: readonly string[],
  folder: string = join(examples, example, 'dist'),
  policy?: string,
  pictures: readonly string[] = [],
  frames: readonly string[] = [],
): Promise<Site> {
  const files = await readBuild(folder).catch(() => {
    throw new Error(`examples/${example} is not built. Run: pnpm build --examples`)
  })
  const compressed = new Map<string, Promise<Buffer>>()
  const bodyOf = (path: string, file: Buffer): Promise<Buffer> => {
    const body = compressed.get(path) ?? compressOnce(file)
    compressed.set(path, body)
    return body
  }
  const common = {
    // A frame without an origin of its own asks for its scripts as a stranger.
    'access-control-allow-origin': '*',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathOf(pathname)
    const type = contentTypes[extname(path)]
    const file = files.get(path)
    const more = [
      ...(path === '/gallery.html' ? ["font-src 'self'"] : []),
      ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ]
    const strict = strictPolicy(hosts, more, pictures)
    const headers = { ...common, 'content-security-policy': policy ?? strict }
    if (!type || !file) {
      response.writeHead(404, headers).end()
      return
    }
    const body = await bodyOf(path, file)
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': path.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable',
    })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

/** `/` is the index, and `/phone/wc` a page of that name, as `vite preview` has it. */
function pathOf(pathname: string): string {
  if (pathname === '/') return '/index.html'
  return extname(pathname) === '' ? `${pathname}.html` : pathname
}

/** All files of a build by path, so that a build that starts meanwhile changes nothing. */
async function readBuild(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const files = paths.map(async (path) => [`/${path}`, await readFile(join(folder, path))] as const)
  const found = new Map(await Promise.all(files))
  if (!found.has('/index.html')) throw new Error('There is no page.')
  return found
}

/** The strictest policy a page with Latchkey can be served under; `hosts` is all it may talk to, `more` its own needs. */
export function strictPolicy(
  hosts: readonly string[],
  more: readonly string[] = [],
  pictures: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Wallets announce their pictures as data URLs; those of the directory are blobs.
    // Those of tokens and people lie where the data API says.
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...hosts].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ')
}

/** The same, as far as other people's dialogs can live with it: Radix and emotion write style elements. */
export function neighbourPolicy(hosts: readonly string[]): string {
  return strictPolicy(hosts).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
}
