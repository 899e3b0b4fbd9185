// `npx tsx scripts/csp.ts latchkey @latchkey/evm` prints the policy header and privacy notice for a page with
// these.
import {
  hostsOf,
  hostUses,
  manifestsOf,
  type NamedManifest,
  type NetworkManifest,
  type Use,
  uses,
} from './workspace/manifests'
import { repositoryRoot, runMain } from './workspace/run-check'

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

await runMain(import.meta.url, () => {
  const names = process.argv.slice(2)
  const manifests = manifestsOf(repositoryRoot, names.length > 0 ? names : ['latchkey', '@latchkey/evm'])
  console.log(policyFor(manifests.map(({ manifest }) => manifest)))
  console.log(`\n${privacyNotice(manifests)}`)
})
