import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { sentenceOf } from '../workspace/package-json'
import type { WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/violation'

const text = v.pipe(v.string(), v.nonEmpty('must say something'))

const schema = v.strictObject({
  hosts: v.array(
    v.strictObject({
      /** An origin, or words for what the host configures: `the RPC URL of each network`. */
      host: text,
      /** The option that sets it. */
      option: text,
      purpose: text,
      /** What the browser does with it; default `connect`. A `link` is followed by the visitor, and no policy stops it. */
      use: v.optional(v.picklist(['connect', 'image', 'frame', 'link']), 'connect'),
    }),
  ),
  storage: v.array(
    v.strictObject({
      key: text,
      /** How long it stays: `until disconnected`. */
      life: text,
      content: text,
      /** The names in the JSON value, and no others; absent where another package decides. */
      fields: v.optional(v.array(text)),
    }),
  ),
  rpcMethods: v.array(text),
})

/** What a package reaches: networks, storage, wallet methods. */
export type NetworkManifest = v.InferOutput<typeof schema>

/** Reads a package's `manifest.json`; a wrong one is a sentence. */
export function readNetworkManifest(path: string): NetworkManifest {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.output
  throw new Error(sentenceOf(parsed.issues))
}

export function manifestViolations({ path, folder }: WorkspacePackage): readonly Violation[] {
  const file = join(path, 'manifest.json')
  if (!existsSync(file)) return []
  try {
    readNetworkManifest(file)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ file: `${folder}/manifest.json`, rule: 'network-manifest', message }]
  }
}
