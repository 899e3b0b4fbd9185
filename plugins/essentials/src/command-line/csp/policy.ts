import { isAddress, type ManifestHost, type NamedManifest, type NetworkManifest, type Use } from './manifest'

/** Hosts by the short name of the text that they stand for. */
export type FilledHosts = Readonly<Record<string, readonly string[]>>

export interface Placeholder {
  /** As in `--host name=URL`. */
  readonly name: string
  /** What it stands for, `the RPC URLs of each network`, each with the option that sets it. */
  readonly hosts: readonly { readonly host: string; readonly option: string }[]
}

/** The hosts that have to be in the policy. Those of a text with `of` stand in the manifest of that package. */
const hostsOfUse = (manifests: readonly NetworkManifest[], use: Use): readonly ManifestHost[] =>
  manifests.flatMap(({ hosts }) => hosts.filter((one) => one.use === use && one.of === undefined))

const placeholderOf = ({ host, fill }: ManifestHost): string => fill ?? host

/** An address with `fill` is the one that is asked until the page's owner names others. */
const isReplaced = (one: ManifestHost, filled: FilledHosts): boolean =>
  isAddress(one.host) && placeholderOf(one) in filled

function sourcesOf(one: ManifestHost, filled: FilledHosts): readonly string[] {
  const name = placeholderOf(one)
  return filled[name] ?? [isAddress(one.host) ? one.host : `<${name}>`]
}

/** The manifests without the addresses for which `filled` has others. */
export const withoutReplaced = (
  sources: readonly NamedManifest[],
  filled: FilledHosts,
): readonly NamedManifest[] =>
  sources.map(({ name, manifest }) => ({
    name,
    manifest: { ...manifest, hosts: manifest.hosts.filter((one) => !isReplaced(one, filled)) },
  }))

/** Directives by name, the strictest with which these packages work. Texts that `filled` lacks become `<name>`. */
export function directivesFor(
  manifests: readonly NetworkManifest[],
  filled: FilledHosts = {},
): Readonly<Record<string, readonly string[]>> {
  const sourcesFor = (use: Use): readonly string[] =>
    [...new Set(hostsOfUse(manifests, use).flatMap((host) => sourcesOf(host, filled)))].sort()
  const frames = sourcesFor('frame')
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Pictures of announced wallets are data URLs, those of the directory are blobs.
    'img-src': ["'self'", 'data:', 'blob:', ...sourcesFor('image')],
    'connect-src': ["'self'", ...sourcesFor('connect')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
}

/** The value of the header `Content-Security-Policy`. */
export function policyFor(manifests: readonly NetworkManifest[], filled: FilledHosts = {}): string {
  return Object.entries(directivesFor(manifests, filled))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The texts of the policy that no host stands for yet. */
export function placeholdersOf(
  manifests: readonly NetworkManifest[],
  filled: FilledHosts = {},
): readonly Placeholder[] {
  const open = (['connect', 'frame', 'image'] as const)
    .flatMap((use) => hostsOfUse(manifests, use))
    .filter((host) => !isAddress(host.host) && !(placeholderOf(host) in filled))
  return [...new Set(open.map(placeholderOf))].map((name) => {
    const ofName = open.filter((host) => placeholderOf(host) === name)
    const each = new Map(ofName.map(({ host, option }) => [`${host}\n${option}`, { host, option }]))
    return { name, hosts: [...each.values()] }
  })
}
