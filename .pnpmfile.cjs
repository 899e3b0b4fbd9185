// What every published package.json has in common, and what it has for this workspace alone. pnpm calls it on
// `pack` and `publish`.
const { readFileSync, writeFileSync } = require('node:fs')
const { join, relative, sep } = require('node:path')

const SOURCE = '@latchkey/source'

/** Targets without the condition that reads the sources; those that are reached by it alone are ours. */
function published(targets) {
  const isInternal = (target) => typeof target === 'object' && Object.keys(target).join() === SOURCE
  const visible = Object.entries(targets).filter(([, target]) => !isInternal(target))
  return Object.fromEntries(
    visible.map(([name, target]) => {
      if (typeof target === 'string') return [name, target]
      const { [SOURCE]: _source, ...rest } = target
      return [name, rest]
    }),
  )
}

/**
 * Optional peers that are ours. They stand in `devDependencies` and `peerDependenciesMeta` only: Changesets makes a
 * major of each minor of a peer, and with it of all our packages.
 */
function ownPeers({ devDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const names = Object.keys(peerDependenciesMeta).filter((name) => !(name in peerDependencies))
  return Object.fromEntries(names.map((name) => [name, devDependencies[name]]))
}

const addressOf = ({ repository }) => repository?.replace(/\/$|\.git$/, '')

/**
 * How to report a vulnerability, from SECURITY.md of the repository, for the tarball of each package. Links lead to the
 * repository, and are plain words where its address is not filled in.
 */
function securityOf(rootManifest = require('./package.json')) {
  const [title, reporting = ''] = readFileSync(join(__dirname, 'SECURITY.md'), 'utf8').split(/\n(?=## )/)
  const rest = 'The whole document is [SECURITY.md](SECURITY.md) of the repository.'
  const address = addressOf(rootManifest)
  const place = address ? `[$1](${address}/blob/main/$2)` : '$1'
  return `${[title, reporting, rest].join('\n').replace(/\[([^\]]+)\]\((?!https:)([^)]+)\)/g, place)}\n`
}

/**
 * Where the repository is: `repository` of the root package.json, which whoever publishes fills with its https address.
 * Without it a package can be packed, and not published: npm takes a provenance only for a package that names the
 * repository it was built in.
 */
function placesOf(folder, rootManifest = require('./package.json'), args = process.argv) {
  const address = addressOf(rootManifest)
  if (address) {
    const directory = relative(__dirname, folder).split(sep).join('/')
    return {
      repository: { type: 'git', url: `git+${address}.git`, directory },
      homepage: `${address}/tree/main/${directory}#readme`,
      bugs: `${address}/issues`,
    }
  }
  if (!args.includes('publish')) return {}
  const error = new Error(
    'Fill "repository" in the root package.json with the https address of the repository.',
  )
  // pnpm prints it.
  error.stack = error.message
  throw error
}

/** Also writes SECURITY.md into the folder: pnpm lists the files of the tarball afterwards. */
function beforePacking({ devDependencies, latchkey, ...manifest }, folder) {
  writeFileSync(join(folder, 'SECURITY.md'), securityOf())
  const peerDependencies = { ...manifest.peerDependencies, ...ownPeers({ ...manifest, devDependencies }) }
  return {
    ...manifest,
    ...(Object.keys(peerDependencies).length > 0 ? { peerDependencies } : {}),
    ...placesOf(folder),
    // `latchkey csp` follows the dependencies of a list of plugins.
    ...(latchkey?.shape === 'preset' ? { latchkey } : {}),
    license: 'MIT',
    keywords: ['wallet', 'connect', 'web3', 'dapp', 'ethereum', 'solana', 'eip-1193', 'eip-6963'],
    publishConfig: { access: 'public' },
    engines: { node: '>=20.19' },
    files: ['bin', 'dist', 'CHANGELOG.md', 'SECURITY.md', 'budget.json', 'manifest.json'],
    exports: published(manifest.exports),
    ...(manifest.imports ? { imports: published(manifest.imports) } : {}),
  }
}

module.exports = { hooks: { beforePacking }, placesOf, securityOf }
