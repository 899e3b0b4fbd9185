// What every published package.json has in common, and what it has for this workspace alone. pnpm calls it on
// `pack` and `publish`.
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

function beforePacking({ devDependencies: _devDependencies, latchkey: _latchkey, ...manifest }) {
  return {
    ...manifest,
    license: 'MIT',
    engines: { node: '>=20.19' },
    files: ['bin', 'dist', 'budget.json', 'manifest.json'],
    exports: published(manifest.exports),
    ...(manifest.imports ? { imports: published(manifest.imports) } : {}),
  }
}

module.exports = { hooks: { beforePacking } }
