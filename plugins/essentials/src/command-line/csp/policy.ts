import { isAddress, type ManifestHost, type NetworkManifest, type Use } from './manifest'

/** Hosts by the short name of the text that they stand for. */
export type FilledHosts = Readonly<Record<string, readonly string[]>>

export interface Placeholder {
  /** As in `--host name=URL`. */
  readonly name: string
  /** What it stands for: `the RPC URLs of each network`. */
  readonly hosts: readonly string[]
  readonly options: readonly string[]
}

/** The hosts that have to be in the policy. Those of a text with `of` stand in the manifest of that package. */
const hostsOfUse = (manifests: readonly NetworkManifest[], use: Use): readonly ManifestHost[] =>
  manifests.flatMap(({ hosts }) => hosts.filter((one) => one.use === use && one.of === undefined))

const placeholderOf = ({ host, fill }: ManifestHost): string => fill ?? host

function sourcesOf(host: ManifestHost, filled: FilledHosts): readonly string[] {
  if (isAddress(host.host)) return [host.host]
  const name = placeholderOf(host)
  return filled[name] ?? [`<${name}>`]
}

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
    return {
      name,
      hosts: [...new Set(ofName.map(({ host }) => host))],
      options: [...new Set(ofName.map(({ option }) => option))],
    }
  })
}
