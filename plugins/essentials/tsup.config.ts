import { emitStyleSheet } from '../../scripts/emit-style-sheet'
import { latchkeyPackage } from '../../scripts/latchkey-package'

// Server-rendered pages link the buttons' sheet; everywhere else it is adopted from script.
export default latchkeyPackage({
  onSuccess: () =>
    emitStyleSheet(
      ['src/react/button.css.ts', 'src/react/busy-label.css.ts', 'src/react/quiet-button.css.ts'],
      'dist/button.css',
    ),
})
