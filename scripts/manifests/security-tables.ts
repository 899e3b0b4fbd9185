import type { NamedManifest } from '../csp'

/** The parts of SECURITY.md that are made from the manifests, by the names of their marks. */
export type SecurityTables = Readonly<Record<'hosts' | 'storage' | 'methods', string>>

const cell = (text: string): string => text.replaceAll('|', '\\|')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  return ['', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}

const code = (text: string): string => `\`${text}\``
const isAddress = (host: string): boolean => /^https?:\/\/\S+$/.test(host)

export function securityTables(manifests: readonly NamedManifest[]): SecurityTables {
  const hosts = manifests.flatMap(({ name, manifest }) =>
    manifest.hosts.map(({ host, option, purpose }) => [
      isAddress(host) ? code(host) : host,
      code(name),
      option,
      purpose,
    ]),
  )
  const storage = manifests.flatMap(({ name, manifest }) =>
    manifest.storage.map(({ key, life, content, fields = [] }) => [
      code(key),
      code(name),
      life,
      fields.length > 0 ? `${content} (${fields.map(code).join(', ')})` : content,
    ]),
  )
  const methods = manifests.flatMap(({ name, manifest }) =>
    manifest.rpcMethods.length > 0
      ? [[code(name), manifest.rpcMethods.map((one) => (one.includes(' ') ? one : code(one))).join(', ')]]
      : [],
  )
  return {
    hosts: table(['host', 'package', 'set by', 'what for'], hosts),
    storage: table(['key', 'package', 'kept', 'content'], storage),
    methods: table(['package', 'methods'], methods),
  }
}
