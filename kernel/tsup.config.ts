import { gatherModules } from '../scripts/gather-modules'
import { latchkeyPackage } from '../scripts/latchkey-package'

export default latchkeyPackage({
  esbuildPlugins: [
    gatherModules({ list: 'src/react/views.ts', name: '#views' }),
    gatherModules({ list: 'src/react/page-hooks.ts', name: '#page-hooks' }),
    gatherModules({ list: 'src/change-parts.ts', name: '#change-parts' }),
    gatherModules({ list: 'src/later-parts.ts', name: '#later-parts' }),
  ],
})
