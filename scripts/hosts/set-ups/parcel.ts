import { oursOfReactPage, reactAndViem, reactPageWithHtml } from '../react-page'
import type { SetUp } from '../set-up'

export const setUp: SetUp = {
  name: 'parcel',
  installer: 'npm',
  packages: { ...reactAndViem, parcel: '2.16.4' },
  ours: oursOfReactPage,
  files: reactPageWithHtml,
  manifest: { '@parcel/resolver-default': { packageExports: true } },
  commands: [['parcel', 'build', 'index.html', '--no-autoinstall']],
  served: { folder: 'dist' },
  note: 'reads `exports` with `"@parcel/resolver-default": { "packageExports": true }` in package.json alone',
}
