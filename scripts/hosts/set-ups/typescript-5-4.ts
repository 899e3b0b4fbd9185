import { evmSource } from '../../packed/host-pages'
import { compiledBy } from '../compiled-page'
import type { SetUp } from '../set-up'

/** The page with the type that this release cannot name. */
const source = evmSource
  .replace('{ parseAbi }', '{ parseAbi, type WalletClient }')
  .replace('const client =', 'const client: () => Promise<WalletClient> =')

export const setUp: SetUp = compiledBy('typescript-5-4', '5.4.5', {
  source,
  note: 'in declarations an exported client of viem needs a type: `Promise<WalletClient>`; else TS2742',
})
