import { oursOfReactPage, reactAndViem, reactPageWithHtml } from '../react-page'
import { type SetUp, textOf } from '../set-up'

export const setUp: SetUp = {
  name: 'bun',
  installer: 'bun',
  packages: { ...reactAndViem, vite: '8.4.0', '@vitejs/plugin-react': '6.3.0' },
  ours: oursOfReactPage,
  files: { ...reactPageWithHtml, 'vite.config.ts': textOf('examples/host-tests/vite.config.ts') },
  commands: [['vite', 'build']],
  served: { folder: 'dist' },
}
