import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** A built example, served as a host would: with brotli, a strict policy and its own origin. */
export interface Site {
  /** With a trailing slash. */
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
/** The pages of the playground that bring their own fonts. */
const withFonts = ['playground/gallery.html', 'playground/index.html']
const compress = promisify(brotliCompress)
const examples = fileURLToPath(new URL('../../../', import.meta.url))
/** The folder of compressed files, in the repository's cache. */
const COMPRESSED = join(examples, '..', '.cache', 'brotli')

/**
 * Caches the compressed file on disk: all workers serve the same files, and brotli takes a second per
 * megabyte.
 */
async function compressOnce(file: Buffer): Promise<Buffer> {
  const path = join(COMPRESSED, createHash('sha256').update(file).digest('hex'))
  const found = await readFile(path).catch(() => undefined)
  if (found) return found
  const body = await compress(file)
  await mkdir(COMPRESSED, { recursive: true })
  // Written to a draft and renamed, so that another worker never reads half a file.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, body)
  await rename(draft, path)
  return body
}

/**
 * Serves a built example. The page may connect to the origins `hosts` and load pictures and frames from
 * `pictures` and `frames`; `policy` replaces the strict policy. Rejects with one sentence if the page is not
 * built.
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
    // A sandboxed frame has an opaque origin, so it loads its scripts by CORS.
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathOf(pathname)
    const type = contentTypes[extname(path)]
    const file = files.get(path)
    const more = [
      ...(withFonts.includes(`${example}${path}`) ? ["font-src 'self'"] : []),
      ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ]
    const strict = strictPolicy(hosts, more, pictures)
    // Isolated, unless the wallet's frame opens windows in which the user approves.
    const opener =
      searchParams.has('email') && !searchParams.has('isolated') ? 'same-origin-allow-popups' : 'same-origin'
    const headers = {
      ...common,
      'cross-origin-opener-policy': opener,
      'content-security-policy': policy ?? strict,
    }
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

/** Reads all files of a build, so that a later build changes nothing. */
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

/**
 * The strictest policy for a page with Latchkey: it may connect to `hosts`; `more` has directives of the page
 * itself.
 */
function strictPolicy(
  hosts: readonly string[],
  more: readonly string[] = [],
  pictures: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Pictures of announced wallets are data URLs, those of the directory are blobs, and `pictures` has the
    // origins of token and profile pictures.
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...hosts].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ')
}

/** The strict policy with inline styles, because Radix and emotion write style elements. */
export function neighbourPolicy(hosts: readonly string[]): string {
  return strictPolicy(hosts).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
}
