// The end-to-end list of the relay adapter with another release of the relay library: see `compat-walletconnect.ts`.
import { defineConfig } from 'vitest/config'
import { projects } from '../vitest.workspace.ts'

const { LATCHKEY_RELAY_LIBRARY: replacement = '' } = process.env
const node = projects.find(({ test }) => test?.name === 'node-machine')
if (!node || !replacement) throw new Error('Run it through `pnpm compat:walletconnect`.')

export default defineConfig({
  ...node,
  resolve: {
    ...node.resolve,
    alias: [{ find: /^@walletconnect\/universal-provider$/, replacement }],
  },
  test: { ...node.test, include: ['adapters/walletconnect/src/end-to-end/*.node.test.ts'] },
})
