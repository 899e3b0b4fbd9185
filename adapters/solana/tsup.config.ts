import { latchkeyPackage } from '../../scripts/latchkey-package'

export default latchkeyPackage()
