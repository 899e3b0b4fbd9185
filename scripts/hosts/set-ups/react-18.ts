import { oursOfReactPage, reactPageWithHtml, VIEM } from '../react-page'
import { type SetUp, textOf } from '../set-up'

/** The oldest React, and npm resolves the peers of all packages for it. */
export const setUp: SetUp = {
  name: 'react-18',
  installer: 'npm',
  packages: {
    react: '18.2.0',
    'react-dom': '18.2.0',
    viem: VIEM,
    vite: '8.4.0',
    '@vitejs/plugin-react': '6.3.0',
  },
  ours: oursOfReactPage,
  files: { ...reactPageWithHtml, 'vite.config.ts': textOf('examples/host-tests/vite.config.ts') },
  commands: [['vite', 'build']],
  served: { folder: 'dist' },
}
