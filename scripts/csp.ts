// `npx tsx scripts/csp.ts latchkey @latchkey/evm` prints what `npx latchkey csp` does, for packages of this repository.
import { policyFor } from '../plugins/essentials/src/command-line/csp/policy'
import { privacyNotice } from '../plugins/essentials/src/command-line/csp/privacy-notice'
import { manifestsOf } from './workspace/manifests'
import { repositoryRoot, runMain } from './workspace/run-check'

await runMain(import.meta.url, () => {
  const names = process.argv.slice(2)
  const manifests = manifestsOf(repositoryRoot, names.length > 0 ? names : ['latchkey', '@latchkey/evm'])
  console.log(`Content-Security-Policy: ${policyFor(manifests.map(({ manifest }) => manifest))}`)
  console.log(`\n${privacyNotice(manifests)}`)
})
