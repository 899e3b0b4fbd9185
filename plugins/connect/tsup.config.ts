import { gatherModules } from '../../scripts/gather-modules'
import { latchkeyPackage } from '../../scripts/latchkey-package'

export default latchkeyPackage({
  esbuildPlugins: [gatherModules({ list: 'src/chunks/connect-view.ts', name: '#first-view' })],
})
