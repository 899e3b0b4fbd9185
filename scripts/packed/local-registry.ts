import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'
import type { PackedPackage } from '../pack'
import { runCommand } from '../set-up/prepare.mjs'
import { type InstalledManifest, parseInstalled, readInstalled } from '../workspace/packages'
import { findInstalled } from './install-packed'

const MAX_TARBALL_BYTES = 256 * 1024 * 1024

export interface Offer {
  readonly manifest: InstalledManifest
  readonly tarball: Buffer
}

export interface LocalRegistry {
  readonly url: string
  /** Every package that was published here, as its tarball has it, in order. */
  published(): readonly Offer[]
  close(): void
}

/** Packs an installed package again. */
function packInstalled(folder: string): Buffer {
  // Without hard links, which pnpm makes between equal files and installers drop from tarballs.
  const plain = ['--hard-dereference', '--exclude=./node_modules', '--transform=s,^\\.,package,']
  return execFileSync('tar', ['-czf', '-', ...plain, '-C', folder, '.'], { maxBuffer: MAX_TARBALL_BYTES })
}

function offerOurs({ tarball }: PackedPackage): Offer {
  const text = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
  return { manifest: parseInstalled(JSON.parse(text)), tarball: readFileSync(tarball) }
}

/** The third-party packages in `wanted` with all dependencies, each installed version once. */
function offerInstalled(
  wanted: readonly (readonly [name: string, from: string])[],
  isOurs: (name: string) => boolean,
): readonly Offer[] {
  const offers = new Map<string, Offer>()
  const queue = [...wanted]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [name, from] = next
    const folder = isOurs(name) ? undefined : findInstalled(name, from)
    if (folder === undefined) continue
    const found = readInstalled(folder)
    const key = `${found.name}@${found.version}`
    if (offers.has(key)) continue
    offers.set(key, { manifest: found, tarball: packInstalled(folder) })
    for (const dependency of Object.keys(found.dependencies)) queue.push([dependency, folder])
  }
  return [...offers.values()]
}

const publishedSchema = v.object({
  versions: v.record(v.string(), v.unknown()),
  _attachments: v.record(v.string(), v.object({ data: v.string() })),
})

/** What `npm publish` sends: one version, with the tarball in base64. */
async function readPublished(request: IncomingMessage): Promise<Offer | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { versions, _attachments } = v.parse(publishedSchema, JSON.parse(Buffer.concat(chunks).toString()))
  const [manifest] = Object.values(versions)
  const [tarball] = Object.values(_attachments)
  return tarball && { manifest: parseInstalled(manifest), tarball: Buffer.from(tarball.data, 'base64') }
}

function describe(offers: readonly Offer[], url: string): object {
  const versions = offers.map(({ manifest: { scripts: _scripts, ...found }, tarball }) => [
    found.version,
    {
      ...found,
      dist: {
        tarball: `${url}/${found.name}/-/${found.version}.tgz`,
        shasum: createHash('sha1').update(tarball).digest('hex'),
        integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
      },
    },
  ])
  const [newest] = offers.map(({ manifest: { version } }) => version)
  return {
    name: offers[0]?.manifest.name,
    'dist-tags': { latest: newest },
    versions: Object.fromEntries(versions),
  }
}

/**
 * Starts a package registry with our tarballs and the workspace's third-party packages, so that npm, pnpm and
 * Yarn install without a network. `wanted` are third-party packages, each with the folder that it is
 * installed for. Requests for any other package are redirected to the registry `others`, if one is given. What is in
 * `publishable` may be published, and is asked of no other registry.
 */
export async function startLocalRegistry(
  packed: readonly PackedPackage[],
  wanted: readonly (readonly [name: string, from: string])[],
  others?: string,
  publishable: readonly string[] = [],
): Promise<LocalRegistry> {
  const ours = packed.map(offerOurs)
  const isOurs = (name: string): boolean => ours.some((offer) => offer.manifest.name === name)
  const published: Offer[] = []
  const offers = [...ours, ...offerInstalled(wanted, isOurs)]
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const [name = '', file] = path.split('/-/')
    const isPublishable = publishable.includes(name)
    if (request.method === 'PUT') {
      const offer = isPublishable ? await readPublished(request).catch(() => undefined) : undefined
      if (offer) published.push(offer)
      response.writeHead(offer ? 201 : 400).end('{}')
      return
    }
    const found = [...offers, ...published].filter((offer) => offer.manifest.name === name)
    if (found.length === 0 && others !== undefined && !isPublishable) {
      response.writeHead(302, { location: new URL((request.url ?? '').slice(1), others).href }).end()
      return
    }
    const one = found.find((offer) => `${offer.manifest.version}.tgz` === file)
    const body = file === undefined ? JSON.stringify(describe(found, url())) : one?.tarball
    response.statusCode = found.length === 0 || body === undefined ? 404 : 200
    response.end(body)
  })
  const url = (): string => {
    const address = server.address()
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: url(), published: () => published, close: () => server.close() }
}

/** The registry of npm's configuration, with a slash at its end. */
export async function registryOfOthers(): Promise<string> {
  const { output } = await runCommand('npm', ['config', 'get', 'registry'])
  return output.trim().replace(/\/*$/, '/')
}
