import { oursOfReactPage, reactAndViem, reactPageWithHtml } from '../react-page'
import { type SetUp, textOf } from '../set-up'

export const setUp: SetUp = {
  name: 'yarn-pnp',
  installer: 'yarn',
  packages: { ...reactAndViem, vite: '7.3.8', '@vitejs/plugin-react': '5.2.0' },
  ours: oursOfReactPage,
  files: { ...reactPageWithHtml, 'vite.config.ts': textOf('examples/host-tests/vite.config.ts') },
  commands: [['vite', 'build']],
  served: { folder: 'dist' },
}
