// `npx tsx scripts/csp.ts latchkey @latchkey/evm` prints the policy header and privacy notice for a page with
// these.
import { join } from 'node:path'
import * as v from 'valibot'
import { listLibraries, readChecked, shapeViolations, type WorkspacePackage } from './workspace/packages'
import { repositoryRoot, runMain, type Violation } from './workspace/run-check'

export type Use = NetworkManifest['hosts'][number]['use']

/**
 * A text describes hosts that are configured or come from a wallet. It becomes a placeholder for their URLs.
 */
function asSource({ host }: NetworkManifest['hosts'][number]): string {
  return /^(https|wss|http|ws):\/\/[^\s]+$/.test(host) ? host : `<${host}>`
}

/** The strictest `Content-Security-Policy` header with which these packages work. */
export function policyFor(manifests: readonly NetworkManifest[]): string {
  const sourcesFor = (use: Use): string => {
    const used = manifests.flatMap(({ hosts }) => hosts.filter((one) => one.use === use).map(asSource))
    return ['', ...[...new Set(used)].sort()].join(' ')
  }
  const frames = sourcesFor('frame')
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // Pictures of announced wallets are data URLs, those of the directory are blobs.
    `img-src 'self' data: blob:${sourcesFor('image')}`,
    `connect-src 'self'${sourcesFor('connect')}`,
    `frame-src${frames || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return `Content-Security-Policy: ${directives.join('; ')}`
}

function section(title: string, lines: readonly string[], none: string): string {
  return [`## ${title}`, '', ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : [none])].join('\n')
}

/** What is said of all hosts of one use, so that no purpose says it again. */
export const uses: Readonly<Record<Use, string>> = {
  connect: 'asked',
  frame: 'loaded in a frame',
  image: 'asked for a picture, without a referrer, when it is drawn',
  link: 'opened when a user presses it, in a tab of its own',
}

/** Hosts that one package uses for the same. */
export interface HostsOfPackage {
  readonly name: string
  readonly hosts: readonly string[]
  readonly option: string
  readonly purpose: string
}

/** The hosts of one use, each package's together where it has the same to say of them. */
export function hostsOf(sources: readonly NamedManifest[], use: Use): readonly HostsOfPackage[] {
  return sources.flatMap(({ name, manifest }) => {
    const groups = new Map<string, HostsOfPackage>()
    for (const { host, option, purpose, use: own } of manifest.hosts) {
      if (own !== use) continue
      const key = JSON.stringify([option, purpose])
      groups.set(key, { name, hosts: [...(groups.get(key)?.hosts ?? []), host], option, purpose })
    }
    return [...groups.values()]
  })
}

/** A privacy notice for users of a page with these packages, as Markdown. */
export function privacyNotice(sources: readonly NamedManifest[]): string {
  const sections = Object.entries(uses).flatMap(([use, title]) => {
    const lines = hostsOf(sources, v.parse(useSchema, use)).map(
      ({ name, hosts, option, purpose }) => `${hosts.join(', ')}: ${purpose} (${name}, option \`${option}\`)`,
    )
    return lines.length > 0 ? [section(`Hosts: ${title}`, lines, ''), ''] : []
  })
  const storage = sources.flatMap(({ name, manifest }) =>
    manifest.storage.map(({ key, life, content }) => `\`${key}\`: ${content}; kept ${life} (${name})`),
  )
  const methods = [...new Set(sources.flatMap(({ manifest }) => manifest.rpcMethods))].sort()
  return [
    '# What this page contacts and keeps',
    '',
    ...sections,
    section('Kept in the browser', storage, 'Nothing.'),
    '',
    section(
      'Asked of the wallet',
      methods.map((method) => `\`${method}\``),
      'Nothing.',
    ),
  ].join('\n')
}

/** How a host is used. The policy ignores a `link`, which the user follows. */
const useSchema = v.picklist(['connect', 'frame', 'image', 'link'])
const text = v.pipe(v.string(), v.nonEmpty('must say something'))

const schema = v.strictObject({
  hosts: v.array(
    v.strictObject({
      /** An origin, or a text for what the host configures: `the RPC URL of each network`. */
      host: text,
      /** The option that sets it. */
      option: text,
      purpose: text,
      use: v.optional(useSchema, 'connect'),
    }),
  ),
  storage: v.array(
    v.strictObject({
      key: text,
      /** How long the value is kept: `until disconnected`. */
      life: text,
      content: text,
      /** All member names of the JSON value; undefined if another package decides them. */
      fields: v.optional(v.array(text)),
    }),
  ),
  rpcMethods: v.array(text),
})

/** What a package accesses: hosts, storage and wallet methods. */
export type NetworkManifest = v.InferOutput<typeof schema>

export const manifestViolations = (one: WorkspacePackage): readonly Violation[] =>
  shapeViolations(one, 'manifest.json', schema)

export interface NamedManifest {
  readonly name: string
  readonly manifest: NetworkManifest
}

/**
 * The manifests of the named packages, of what a preset composes, and of the kits that they are made with. Other dependencies
 * are followed no further: a plugin uses the contract of one that the page may not have.
 */
export function manifestsOf(root: string, names: readonly string[]): readonly NamedManifest[] {
  const libraries = new Map(listLibraries(root).map((library) => [library.name, library]))
  const chosen = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const library = libraries.get(name)
    if (!library)
      throw new Error(`There is no package "${name}". There are: ${[...libraries.keys()].join(', ')}`)
    if (chosen.has(name)) continue
    chosen.add(name)
    const { dependencies, latchkey } = library.json
    const isUsed = (dependency: string): boolean =>
      libraries.has(dependency) && (latchkey?.shape === 'preset' || libraries.get(dependency)?.kind === 'kit')
    waiting.push(...Object.keys(dependencies).filter(isUsed))
  }
  return [...libraries.values()]
    .filter(({ name }) => chosen.has(name))
    .map(({ name, path }) => ({ name, manifest: readChecked(join(path, 'manifest.json'), schema) }))
}

await runMain(import.meta.url, () => {
  const names = process.argv.slice(2)
  const manifests = manifestsOf(repositoryRoot, names.length > 0 ? names : ['latchkey', '@latchkey/evm'])
  console.log(policyFor(manifests.map(({ manifest }) => manifest)))
  console.log(`\n${privacyNotice(manifests)}`)
})
