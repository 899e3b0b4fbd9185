import { VIEM } from './react-page'

/** The instance of a page with elements, and what it does besides. */
export const elementsInstance: string = `import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'

export const latchkey = createLatchkey({
  plugins: [...essentials({ portfolio: false }), evm({ networks: [mainnet] })],
})

export const sign = async () => (await latchkey.plugins.evm.walletClient()).signMessage({ message: 'Hello' })
`

/** What such a page installs of ours, and what these need. */
export const oursOfElementsPage = ['latchkey', '@latchkey/elements', '@latchkey/evm'] as const
export const neededByElements = { react: '19.3.1', 'react-dom': '19.3.1', viem: VIEM } as const

/** The compiler's options of such a page, whose elements are typed by the JSX of this package. */
export const tsconfigForJsxOf = (jsxImportSource: string, jsx: 'preserve' | 'react-jsx'): string =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      jsx,
      jsxImportSource,
    },
    include: ['src'],
  })

/** The template of a page in Vue. Its script has `connection`, `said` and `signHello`. */
export const vueTemplate: string = `<template>
  <latchkey-button />
  <button :disabled="connection.status !== 'connected'" @click="signHello">Sign</button>
  <p role="status">{{ said }}</p>
</template>
`
