import { htmlWithoutScript, oursOfReactPage, reactAndViem, reactPage } from '../react-page'
import type { SetUp } from '../set-up'

const config = `import HtmlWebpackPlugin from 'html-webpack-plugin'

export default {
  mode: 'production',
  entry: './src/main.ts',
  output: { clean: true },
  resolve: { extensions: ['.ts', '.tsx', '...'] },
  module: {
    rules: [{ test: /\\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } }],
  },
  plugins: [new HtmlWebpackPlugin({ template: 'index.html' })],
}
`

export const setUp: SetUp = {
  name: 'webpack',
  installer: 'npm',
  packages: {
    ...reactAndViem,
    webpack: '5.113.0',
    'webpack-cli': '7.3.1',
    'html-webpack-plugin': '5.6.8',
    'esbuild-loader': '4.5.0',
  },
  ours: oursOfReactPage,
  files: { ...reactPage, 'index.html': htmlWithoutScript, 'webpack.config.js': config },
  commands: [['webpack']],
  served: { folder: 'dist' },
}
