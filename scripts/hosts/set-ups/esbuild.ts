import { htmlWithScript, oursOfReactPage, reactAndViem, reactPage } from '../react-page'
import type { SetUp } from '../set-up'

export const setUp: SetUp = {
  name: 'esbuild',
  installer: 'npm',
  packages: { ...reactAndViem, esbuild: '0.28.2' },
  ours: oursOfReactPage,
  files: {
    ...reactPage,
    'dist/index.html': htmlWithScript('/main.js'),
  },
  commands: [
    [
      'esbuild',
      'src/main.ts',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--minify',
      '--jsx=automatic',
      '--outdir=dist',
    ],
  ],
  served: { folder: 'dist' },
  inSample: true,
}
