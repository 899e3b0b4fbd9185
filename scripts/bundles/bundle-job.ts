/** One thing to bundle. */
export interface BundleJob {
  /** Absolute path of the entry file, in a folder whose `node_modules` holds the packed packages. */
  readonly entryFile: string
  /** Packages that are left outside, with all their subpaths. */
  readonly externals: readonly string[]
}

export function isExternal(specifier: string, externals: readonly string[]): boolean {
  return externals.some((name) => specifier === name || specifier.startsWith(`${name}/`))
}
