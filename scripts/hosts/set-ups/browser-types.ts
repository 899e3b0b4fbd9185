import { strictTsconfig } from '../compiled-page'
import { reactAndViem } from '../react-page'
import type { SetUp } from '../set-up'

const page = `import { activeTarget, base, createLatchkey, defineElements, essentials } from '@latchkey/browser/latchkey.js'
import { evm, mainnet, sessionContract } from '@latchkey/browser/latchkey.js'

export const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet, base] })] })
export const elements = defineElements(latchkey)
export const session = latchkey.get(sessionContract)
export const stop = latchkey.watch(sessionContract, activeTarget, (target) => console.log(target?.account.address))
export const sign = async () => (await latchkey.connect()).signMessage('Hello')
export const client = latchkey.plugins.evm.walletClient
`

/** A page of script tags, with what its README installs for the compiler alone: no types of React. */
export const setUp: SetUp = {
  name: 'browser-types',
  installer: 'pnpm',
  packages: { ...reactAndViem, typescript: '5.9.3' },
  ours: ['@latchkey/browser', '@latchkey/elements', '@latchkey/evm', 'latchkey'],
  files: { 'page.ts': page, ...strictTsconfig(['page.ts']) },
  commands: [['tsc', '-p', '.']],
  note: 'the types of `@latchkey/browser` alone',
}
