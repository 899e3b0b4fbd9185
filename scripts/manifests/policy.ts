import type { NetworkManifest } from './network-manifest'

type Use = NetworkManifest['hosts'][number]['use']

/** Words stand for what the host configures or a wallet names; the header needs the addresses themselves there. */
function asSource({ host }: NetworkManifest['hosts'][number]): string {
  return /^(https|wss|http|ws):\/\/[^\s]+$/.test(host) ? host : `<${host}>`
}

/** The `Content-Security-Policy` header under which these packages work, and nothing more does. */
export function policyFor(manifests: readonly NetworkManifest[]): string {
  const sourcesFor = (use: Use): string => {
    const hosts = manifests.flatMap(({ hosts: all }) => all.filter((one) => one.use === use).map(asSource))
    return [...new Set(hosts)]
      .sort()
      .map((source) => ` ${source}`)
      .join('')
  }
  const frames = sourcesFor('frame')
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // Wallets announce their pictures as data URLs; those of the directory are blobs.
    `img-src 'self' data: blob:${sourcesFor('image')}`,
    `connect-src 'self'${sourcesFor('connect')}`,
    `frame-src${frames || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
    .join('; ')
    .replace(/^/, 'Content-Security-Policy: ')
}
