import { execFileSync } from 'node:child_process'
import type { Offer } from '../packed/local-registry'

const REQUIRED = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE', 'package.json']

type Manifest = Offer['manifest']

/** Packages that were published before one that they depend on. `published` is in order. */
export function orderFaults(published: readonly Manifest[]): readonly string[] {
  const place = new Map(published.map(({ name }, index) => [name, index]))
  return published.flatMap(({ name, dependencies }, index) =>
    Object.keys(dependencies)
      .filter((dependency) => (place.get(dependency) ?? index) > index)
      .map((dependency) => `${name} was published before ${dependency}`),
  )
}

/** What is wrong with a published package. */
export function tarballFaults(
  { manifest: { name }, tarball }: Offer,
  {
    address,
    folder,
    version,
  }: { readonly address: string; readonly folder: string; readonly version: string },
): readonly string[] {
  const tar = (...args: readonly string[]): string =>
    execFileSync('tar', args, { input: tarball, encoding: 'utf8' })
  const files = tar('-tzf', '-').split('\n')
  const missing = REQUIRED.filter((file) => !files.includes(`package/${file}`))
  if (missing.length > 0) return [`${name}: ${missing.join(', ')} is not in the tarball`]
  const text = (file: string): string => tar('-xzOf', '-', `package/${file}`)
  const manifest = text('package.json')
  const expected = {
    [`"version": "${version}"`]: 'the version',
    [`"url": "git+${address}.git"`]: 'the repository',
    [`"directory": "${folder}"`]: 'the folder in the repository',
    [`"homepage": "${address}/tree/main/${folder}#readme"`]: 'the homepage',
    [`"bugs": "${address}/issues"`]: 'the place for issues',
  }
  const relative = ['README.md', 'SECURITY.md'].flatMap((file) =>
    [...text(file).matchAll(/\]\((?!https:|#)[^)]*\)/g)].map(([link]) => `${file} has the link ${link}`),
  )
  return [
    ...Object.entries(expected).flatMap(([line, what]) =>
      manifest.includes(line) ? [] : [`${what} is not ${line}`],
    ),
    ...(text('CHANGELOG.md').startsWith(`# ${name}\n\n## ${version}\n`)
      ? []
      : [`CHANGELOG.md does not begin with ${version}`]),
    ...(/"(workspace|catalog):/.test(manifest) ? ['a range of the workspace is left'] : []),
    ...relative,
  ].map((fault) => `${name}: ${fault}`)
}
