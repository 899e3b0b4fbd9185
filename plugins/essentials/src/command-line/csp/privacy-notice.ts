import { hostUses, type NamedManifest, type Use } from './manifest'

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

function section(title: string, lines: readonly string[], none: string): string {
  return [`## ${title}`, '', ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : [none])].join('\n')
}

/** A privacy notice for users of a page with these packages, as Markdown. */
export function privacyNotice(sources: readonly NamedManifest[]): string {
  const sections = hostUses.flatMap((use) => {
    const lines = hostsOf(sources, use).map(
      ({ name, hosts, option, purpose }) => `${hosts.join(', ')}: ${purpose} (${name}, option \`${option}\`)`,
    )
    return lines.length > 0 ? [section(`Hosts: ${uses[use]}`, lines, ''), ''] : []
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
