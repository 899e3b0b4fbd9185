import type { NetworkManifest } from './network-manifest'

interface Source {
  readonly name: string
  readonly manifest: NetworkManifest
}

function section(title: string, lines: readonly string[], none: string): string {
  return [`## ${title}`, '', ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : [none])].join('\n')
}

/** What a visitor of a page with these packages may be told, as Markdown. */
export function privacyNotice(sources: readonly Source[]): string {
  const hosts = sources.flatMap(({ name, manifest }) =>
    manifest.hosts.map(({ host, option, purpose }) => `${host}: ${purpose} (${name}, option \`${option}\`)`),
  )
  const storage = sources.flatMap(({ name, manifest }) =>
    manifest.storage.map(({ key, life, content }) => `\`${key}\`: ${content}; kept ${life} (${name})`),
  )
  const methods = [...new Set(sources.flatMap(({ manifest }) => manifest.rpcMethods))].sort()
  return [
    '# What this page contacts and keeps',
    '',
    section('Hosts', hosts, 'None.'),
    '',
    section('Kept in the browser', storage, 'Nothing.'),
    '',
    section(
      'Asked of the wallet',
      methods.map((method) => `\`${method}\``),
      'Nothing.',
    ),
  ].join('\n')
}
