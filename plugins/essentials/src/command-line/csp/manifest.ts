/** How a host is used. The policy ignores a `link`, which the user follows. */
export const hostUses = ['connect', 'frame', 'image', 'link'] as const

export type Use = (typeof hostUses)[number]

export interface ManifestHost {
  /** An origin, or a text for what the page's owner configures: `the RPC URLs of each network`. */
  readonly host: string
  /** The option that sets it. */
  readonly option: string
  readonly purpose: string
  readonly use: Use
  /** A text's short name, by which `--host` fills it. At an address: the name that replaces it. */
  readonly fill?: string | undefined
  /** The package in whose manifest the hosts of a text stand. */
  readonly of?: string | undefined
}

export interface ManifestStorage {
  readonly key: string
  /** How long the value is kept: `until disconnected`. */
  readonly life: string
  readonly content: string
  /** All member names of the JSON value; undefined if another package decides them. */
  readonly fields?: readonly string[] | undefined
}

/** The `manifest.json` of a package: the hosts it contacts, what it stores, and the wallet methods it calls. */
export interface NetworkManifest {
  readonly hosts: readonly ManifestHost[]
  readonly storage: readonly ManifestStorage[]
  readonly rpcMethods: readonly string[]
}

export interface NamedManifest {
  readonly name: string
  readonly manifest: NetworkManifest
}

export const isAddress = (host: string): boolean => /^(https?|wss?):\/\/\S+$/.test(host)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const parseText = (value: unknown): string | undefined => (isText(value) ? value : undefined)
const isUse = (value: unknown): value is Use => hostUses.some((use) => use === value)

function parseList<Item>(value: unknown, parse: (item: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.map(parse).filter((item) => item !== undefined)
  return items.length === value.length ? items : undefined
}

function parseHost(value: unknown): ManifestHost | undefined {
  if (!isObject(value)) return undefined
  const { host, option, purpose, use = 'connect', fill, of } = value
  if (!isText(host) || !isText(option) || !isText(purpose) || !isUse(use)) return undefined
  return {
    host,
    option,
    purpose,
    use,
    ...(isText(fill) ? { fill } : {}),
    ...(isText(of) ? { of } : {}),
  }
}

function parseStorage(value: unknown): ManifestStorage | undefined {
  if (!isObject(value)) return undefined
  const { key, life, content } = value
  const fields = parseList(value['fields'], parseText)
  if (!isText(key) || !isText(life) || !isText(content)) return undefined
  return { key, life, content, ...(fields ? { fields } : {}) }
}

/** Returns the manifest, or `undefined` for anything else, such as the manifest of a web app. */
export function parseManifest(value: unknown): NetworkManifest | undefined {
  if (!isObject(value)) return undefined
  const hosts = parseList(value['hosts'], parseHost)
  const storage = parseList(value['storage'], parseStorage)
  const rpcMethods = parseList(value['rpcMethods'], parseText)
  return hosts && storage && rpcMethods ? { hosts, storage, rpcMethods } : undefined
}
