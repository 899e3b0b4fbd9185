import { homedir, userInfo } from 'node:os'
import type { InstalledPackage } from '../installed-packages'
import type { Resolved } from './check-packages'
import type { Finding } from './finding'

const MANAGERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['pnpm', /pnpm/],
  ['Yarn', /yarn/],
  ['Bun', /bun/],
  ['npm', /npm/],
]

/** What an issue needs, as Markdown, without anything that is the user's. */
export function writeReport(
  host: InstalledPackage,
  all: readonly Resolved[],
  findings: readonly Finding[],
  env: Readonly<Record<string, string | undefined>>,
): string {
  const versions = new Map(all.map(({ name, found }) => [name, found.version]))
  const manager = MANAGERS.find(([, mark]) => mark.test(env['npm_config_user_agent'] ?? ''))?.[0]
  const lines = [
    `- Node ${process.versions.node}, ${process.platform} ${process.arch}${manager ? `, ${manager}` : ''}`,
    ...[...versions].sort().map(([name, version]) => `- ${name} ${version}`),
    '',
    ...(findings.length === 0
      ? ['Nothing was found.']
      : findings.map(({ code, found }) => `- ${code}: ${found}`)),
  ]
  return redact(lines.join('\n'), [host.folder, homedir(), userInfo().username])
}

/** Removes paths of a user, URLs but for their host, ids of projects, and what looks like a key. */
export function redact(text: string, own: readonly string[]): string {
  const withoutOwn = own
    .filter((word) => word.length > 2 && word !== 'root')
    .reduce((left, word) => left.replaceAll(word, '…'), text)
  return withoutOwn
    .replaceAll(/\/(?:home|Users)\/[^/\s]+|[A-Za-z]:\\Users\\[^\\\s]+/g, '…')
    .replaceAll(/(\b[a-z]+:\/\/)(?:[^/\s@]*@)?([^/\s?#,;)]+)[^\s,;)]*/gi, '$1$2')
    .replaceAll(/\b[\dxa-f]{24,}\b/gi, '<redacted>')
    .replaceAll(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{28,}\b/g, '<redacted>')
}
