import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const names = v.optional(v.record(v.string(), v.string()), {})
const target = v.union([v.string(), v.record(v.string(), v.string())])
const targets = v.optional(v.record(v.string(), target), {})

const schema = v.object({
  name: v.string(),
  version: v.optional(v.string(), '0.0.0'),
  private: v.optional(v.boolean(), false),
  license: v.optional(v.unknown()),
  sideEffects: v.optional(v.union([v.boolean(), v.array(v.string())])),
  exports: targets,
  imports: targets,
  scripts: names,
  dependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
  devDependencies: names,
  /** Ours: what kind of folder this is, for the shape check. */
  latchkey: v.optional(v.object({ shape: v.picklist(['library', 'preset']) })),
})

export type PackageJson = v.InferOutput<typeof schema>
/** `"./x"` or `{ condition: "./x" }`, as Node reads it. */
export type ExportTarget = v.InferOutput<typeof target>

/** Reads one of our own manifests; a field of the wrong kind is a sentence. */
export function readPackageJson(path: string): PackageJson {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.output
  throw new Error(`${path}: ${sentenceOf(parsed.issues)}`)
}

/** The issues of a valibot schema in one line. */
export function sentenceOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`).join('; ')
}
