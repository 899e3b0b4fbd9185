// What every published package.json has in common, and what it has for this workspace alone. pnpm calls it on
// `pack` and `publish`.
const { relative, sep } = require('node:path')

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

/**
 * Where the repository is: `repository` of the root package.json, which whoever publishes fills with its https address.
 * Without it a package can be packed, and not published: npm takes a provenance only for a package that names the
 * repository it was built in.
 */
function placesOf(folder, { repository } = require('./package.json'), args = process.argv) {
  const address = repository?.replace(/\/$|\.git$/, '')
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

function beforePacking({ devDependencies, latchkey, ...manifest }, folder) {
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
    files: ['bin', 'dist', 'CHANGELOG.md', 'budget.json', 'manifest.json'],
    exports: published(manifest.exports),
    ...(manifest.imports ? { imports: published(manifest.imports) } : {}),
  }
}

module.exports = { hooks: { beforePacking }, placesOf }
