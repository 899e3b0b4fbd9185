import { gatherModules } from '../scripts/gather-modules'
import { latchkeyPackage } from '../scripts/latchkey-package'

export default latchkeyPackage({
  esbuildPlugins: [
    gatherModules({ list: 'src/base.ts', name: '#base' }),
    gatherModules({ list: 'src/further.ts', name: '#further' }),
  ],
})
