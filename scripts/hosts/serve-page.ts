import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

export interface ServedPage {
  readonly url: string
  stop(): Promise<void>
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Serves the files of a folder. What it does not have and looks like a page is the index. */
export const serveFolder = (folder: string): Promise<ServedPage> =>
  serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = extname(pathname) === '' ? 'index.html' : decodeURIComponent(pathname)
    const body = await readFile(join(folder, file)).catch(() => undefined)
    if (body) response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? '' }).end(body)
    else response.writeHead(404).end()
  })

const FIRST_SCRIPT = '/first-script.js'

/** Serves what another server has, and in its pages a script before their own. */
export const serveWithScript = (url: string, script: string): Promise<ServedPage> =>
  serve(async (request, response) => {
    if (request.url === FIRST_SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      return
    }
    const found = await fetch(new URL(request.url ?? '/', url))
    const type = found.headers.get('content-type') ?? ''
    const body = Buffer.from(await found.arrayBuffer())
    response
      .writeHead(found.status, { 'content-type': type })
      .end(
        type.startsWith('text/html')
          ? body.toString('utf8').replace('<head>', `<head><script src="${FIRST_SCRIPT}"></script>`)
          : body,
      )
  })

async function serve(listener: RequestListener): Promise<ServedPage> {
  const server = createServer(listener)
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

const listen = async (server: ReturnType<typeof createServer>): Promise<number> => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return port
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((closed) => server.close(closed))
  return port
}

const START_WITHIN_MS = 30_000
const ASK_EVERY_MS = 200

/**
 * Starts a server with its port in `PORT`, and waits until it answers at `path`. Rejects with what it has printed if it
 * ends or does not answer.
 */
export async function startServer(
  [program, ...args]: readonly [string, ...(readonly string[])],
  folder: string,
  env: Readonly<Record<string, string>>,
  path = '',
): Promise<ServedPage> {
  const port = String(await freePort())
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env, PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends with what the server has started.
    detached: true,
  })
  let said = ''
  const keep = (chunk: Buffer): void => {
    said += chunk.toString('utf8')
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', (error) => keep(Buffer.from(error.message)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = (): void => {
    if (child.pid === undefined || child.exitCode !== null) return
    process.kill(-child.pid)
  }
  process.once('exit', end)
  const url = `http://127.0.0.1:${port}/`
  const stop = async (): Promise<void> => {
    process.off('exit', end)
    end()
    await ended
  }
  const endsAt = Date.now() + START_WITHIN_MS
  while (!(await answers(url + path))) {
    if (child.exitCode !== null || Date.now() > endsAt) {
      await stop()
      throw new Error(`The server does not answer: ${said.trim().slice(-600)}`)
    }
    await new Promise((resume) => setTimeout(resume, ASK_EVERY_MS))
  }
  return { url, stop }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
