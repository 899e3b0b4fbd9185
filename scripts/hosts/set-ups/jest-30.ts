import type { SetUp } from '../set-up'
import { blockOf, testedPage } from '../tested-page'

const babelConfig = `module.exports = {
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
}
`

export const setUp: SetUp = {
  name: 'jest-30',
  installer: 'npm',
  packages: {
    ...testedPage.packages,
    jest: '30.5.2',
    'jest-environment-jsdom': '30.5.2',
    '@babel/preset-env': '7.29.14',
    '@babel/preset-react': '7.9.4',
    '@babel/preset-typescript': '7.9.0',
  },
  ours: testedPage.ours,
  files: {
    ...testedPage.files,
    'babel.config.cjs': babelConfig,
    'jest.config.cjs': blockOf('jest.config.cjs'),
    'jest.setup.cjs': blockOf('jest.setup.cjs'),
  },
  commands: [['jest', '--ci']],
  note: 'in CommonJS; its jsdom is 26',
}
