import { htmlWithoutScript, oursOfReactPage, reactAndViem, reactPage } from '../react-page'
import type { SetUp } from '../set-up'

const config = `import { rspack } from '@rspack/core'

const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }

export default {
  mode: 'production',
  entry: './src/main.ts',
  resolve: { extensions: ['.ts', '.tsx', '...'] },
  module: { rules: [{ test: /\\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc } }] },
  plugins: [new rspack.HtmlRspackPlugin({ template: 'index.html' })],
}
`

export const setUp: SetUp = {
  name: 'rspack',
  installer: 'npm',
  packages: { ...reactAndViem, '@rspack/core': '2.3.4', '@rspack/cli': '2.2.8' },
  ours: oursOfReactPage,
  files: { ...reactPage, 'index.html': htmlWithoutScript, 'rspack.config.mjs': config },
  commands: [['rspack', 'build']],
  served: { folder: 'dist' },
}
