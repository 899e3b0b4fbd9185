import type { Sketch } from './sketch'

const source = (file: string) => `./src/${file}.ts`
const built = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` })

/** `package.json` of a plugin: it resolves from source inside the workspace, and from `dist` for hosts. */
export function packageJson({ packageName, description }: Sketch): string {
  const entries = { '.': 'index', './contract': 'contract' }
  const named = Object.entries(entries)
  return `${JSON.stringify(
    {
      name: packageName,
      version: '0.0.0',
      description,
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20.19' },
      files: ['dist', 'budget.json', 'manifest.json'],
      exports: {
        ...Object.fromEntries(
          named.map(([subpath, file]) => [subpath, { '@latchkey/source': source(file), ...built(file) }]),
        ),
        './package.json': './package.json',
      },
      scripts: { build: 'tsup' },
      publishConfig: {
        access: 'public',
        provenance: true,
        exports: {
          ...Object.fromEntries(named.map(([subpath, file]) => [subpath, built(file)])),
          './package.json': './package.json',
        },
      },
      dependencies: { '@latchkey/kernel': 'workspace:^' },
      peerDependencies: { react: '^18.2.0 || ^19.0.0' },
      peerDependenciesMeta: { react: { optional: true } },
    },
    null,
    2,
  )}\n`
}

export function budgetJson({ id, camel, packageName }: Sketch): string {
  const scenarios = [
    {
      name: `${id}, alone`,
      entry: `import { ${camel} } from '${packageName}'; export default ${camel}()`,
      eager: '0.6 kB',
      lazy: '15 kB',
      absent: ['viem', '@walletconnect/*', '@solana/*', 'react-dom'],
    },
    {
      name: 'contract only',
      entry: `export { ${camel}Contract } from '${packageName}/contract'`,
      eager: '0.2 kB',
    },
  ]
  return `${JSON.stringify({ scenarios }, null, 2)}\n`
}

export function manifestJson(): string {
  return `${JSON.stringify({ hosts: [], storage: [], rpcMethods: [] }, null, 2)}\n`
}
