import { bundlePageScript } from '../../scripts/bundle-page-script'
import { latchkeyPackage } from '../../scripts/latchkey-package'

export default latchkeyPackage({ external: [/^#/, /^node:/], onSuccess: bundlePageScript })
