import { evmSource, hostTsconfig } from '../../packed/host-pages'
import { oursOfReactPage, reactAndViem, reactPageWithHtml } from '../react-page'
import { type SetUp, textOf } from '../set-up'

/** Nothing hoisted: a type that is inferred must be named by what the page has installed itself (TS2742). */
export const setUp: SetUp = {
  name: 'pnpm',
  installer: 'pnpm',
  packages: {
    ...reactAndViem,
    vite: '8.4.0',
    '@vitejs/plugin-react': '6.3.0',
    typescript: '5.9.3',
    '@types/react': '19.3.3',
    '@types/react-dom': '19.3.0',
  },
  ours: oursOfReactPage,
  files: {
    ...reactPageWithHtml,
    'vite.config.ts': textOf('examples/host-tests/vite.config.ts'),
    'host.tsx': evmSource,
    'tsconfig.json': hostTsconfig,
  },
  // The declarations of other libraries are not checked here.
  commands: [
    ['tsc', '--skipLibCheck'],
    ['vite', 'build'],
  ],
  served: { folder: 'dist' },
}
