import { elementsInstance, neededByElements, oursOfElementsPage } from '../elements-page'
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
const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'preserve',
    jsxImportSource: 'solid-js',
  },
  include: ['src'],
})

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
    'tsconfig.json': tsconfig,
    'vite.config.ts': "import solid from 'vite-plugin-solid'\n\nexport default { plugins: [solid()] }\n",
  },
  commands: [['tsc'], ['vite', 'build']],
  served: { folder: 'dist' },
}
