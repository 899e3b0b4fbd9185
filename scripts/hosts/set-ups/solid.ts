import { elementsInstance, neededByElements, oursOfElementsPage, tsconfigForJsxOf } from '../elements-page'
import { htmlWithScript } from '../react-page'
import type { SetUp } from '../set-up'

const main = `import { defineElements, type LatchkeyElements } from '@latchkey/elements'
import { createConnection } from '@latchkey/elements/solid'
import { createSignal, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { latchkey, sign } from './latchkey'

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends LatchkeyElements<JSX.HTMLAttributes<HTMLElement>> {}
  }
}

function Page() {
  const connection = createConnection(latchkey)
  const [said, setSaid] = createSignal('')
  return (
    <>
      <latchkey-button />
      <button disabled={connection().status !== 'connected'} onClick={async () => setSaid(await sign())}>
        Sign
      </button>
      <p role="status">{said()}</p>
    </>
  )
}

defineElements(latchkey)
latchkey.start()
render(() => <Page />, document.body)
`
export const setUp: SetUp = {
  name: 'solid',
  installer: 'npm',
  packages: {
    ...neededByElements,
    'solid-js': '1.9.20',
    typescript: '5.9.3',
    vite: '8.4.0',
    'vite-plugin-solid': '2.11.14',
  },
  ours: oursOfElementsPage,
  files: {
    'index.html': htmlWithScript('/src/main.tsx'),
    'src/latchkey.ts': elementsInstance,
    'src/main.tsx': main,
    'tsconfig.json': tsconfigForJsxOf('solid-js', 'preserve'),
    'vite.config.ts': "import solid from 'vite-plugin-solid'\n\nexport default { plugins: [solid()] }\n",
  },
  commands: [['tsc'], ['vite', 'build']],
  served: { folder: 'dist' },
}
