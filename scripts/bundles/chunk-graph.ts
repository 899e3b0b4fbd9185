import { brotliCompressSync, gzipSync } from 'node:zlib'

/** One file a bundler wrote. */
export interface Chunk {
  readonly name: string
  readonly code: string
  /** Chunks that are loaded with it. */
  readonly staticImports: readonly string[]
  /** Chunks that may be loaded later. */
  readonly dynamicImports: readonly string[]
  /** Packages left outside that are loaded with it. */
  readonly staticExternals: readonly string[]
  /** Files in it and how many bytes of the chunk they are, before compression. */
  readonly modules: readonly { readonly path: string; readonly bytes: number }[]
}

export interface Part {
  /** Compressed, each chunk by itself, as it is shipped. */
  readonly bytes: number
  readonly modules: readonly { readonly path: string; readonly bytes: number }[]
  /** Names of the packages in it, and of those left outside that it loads. */
  readonly packages: readonly string[]
}

export interface Measured {
  readonly eager: Part
  readonly lazy: Part
}

export type Compression = 'gzip' | 'brotli'

function compressedSize(code: string, compression: Compression): number {
  return (compression === 'gzip' ? gzipSync(code, { level: 9 }) : brotliCompressSync(code)).length
}

/** `viem` for `…/node_modules/viem/_esm/index.js`. */
export function packageOf(path: string): string | undefined {
  const [, inside] = /.*(?:^|\/)node_modules\/(.+)$/.exec(path.replaceAll('\\', '/')) ?? []
  return inside === undefined ? undefined : packageOfSpecifier(inside)
}

function packageOfSpecifier(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

function reach(
  chunks: ReadonlyMap<string, Chunk>,
  start: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...start]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    waiting.push(...next(chunk))
  }
  return seen
}

function partOf(chunks: readonly Chunk[], compression: Compression): Part {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  const inside = modules.flatMap(({ path }) => packageOf(path) ?? [])
  const outside = chunks.flatMap((chunk) => chunk.staticExternals.map(packageOfSpecifier))
  return {
    bytes: chunks.reduce((sum, { code }) => sum + compressedSize(code, compression), 0),
    modules: [...modules].sort((a, b) => b.bytes - a.bytes),
    packages: [...new Set([...inside, ...outside])].sort(),
  }
}

/** What a page loads at once, and what it may load later. */
export function measureGraph(chunks: readonly Chunk[], entry: string, compression: Compression): Measured {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const eager = reach(byName, [entry], ({ staticImports }) => staticImports)
  const all = reach(byName, [entry], (chunk) => [...chunk.staticImports, ...chunk.dynamicImports])
  const pick = (wanted: (name: string) => boolean) =>
    chunks.filter(({ name }) => all.has(name) && wanted(name))
  return {
    eager: partOf(
      pick((name) => eager.has(name)),
      compression,
    ),
    lazy: partOf(
      pick((name) => !eager.has(name)),
      compression,
    ),
  }
}
