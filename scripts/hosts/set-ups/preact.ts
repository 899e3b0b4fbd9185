import { elementsInstance, neededByElements, oursOfElementsPage, tsconfigForJsxOf } from '../elements-page'
import { htmlWithScript } from '../react-page'
import type { SetUp } from '../set-up'

const main = `import { defineElements, type LatchkeyElements } from '@latchkey/elements'
import { type HTMLAttributes, render } from 'preact'
import { useState } from 'preact/hooks'
import { latchkey, sign } from './latchkey'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends LatchkeyElements<HTMLAttributes<HTMLElement>> {}
  }
}

function Page() {
  const [isConnected, setConnected] = useState(false)
  const [said, setSaid] = useState('')
  return (
    <>
      <latchkey-button ref={(button) => button?.addEventListener('latchkey-connected', () => setConnected(true))} />
      <button disabled={!isConnected} onClick={async () => setSaid(await sign())}>
        Sign
      </button>
      <p role="status">{said}</p>
    </>
  )
}

defineElements(latchkey)
latchkey.start()
render(<Page />, document.body)
`
export const setUp: SetUp = {
  name: 'preact',
  installer: 'npm',
  packages: { ...neededByElements, preact: '11.2.0', typescript: '5.9.3', vite: '8.4.0' },
  ours: oursOfElementsPage,
  files: {
    'index.html': htmlWithScript('/src/main.tsx'),
    'src/latchkey.ts': elementsInstance,
    'src/main.tsx': main,
    'tsconfig.json': tsconfigForJsxOf('preact', 'react-jsx'),
  },
  commands: [['tsc'], ['vite', 'build']],
  served: { folder: 'dist' },
}
