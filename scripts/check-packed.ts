// The README's page, built from the tarballs as a host would: no warning, from any bundler, with any React; and installed
// by npm, pnpm and Yarn with nothing hoisted.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHostInstalls } from './packed/host-installs'
import { installPacked } from './packed/install-packed'
import { packAll } from './packed/pack'
import {
  appSource,
  buildWithVite,
  buildWithWebpack,
  checkTypes,
  importInNode,
  pageSource,
  solanaSource,
} from './packed/smoke-builds'
import type { Violation } from './workspace/run-check'
import { isMain, runCheck } from './workspace/run-check'

const builds: Readonly<Record<string, (folder: string) => Promise<readonly string[]>>> = {
  vite: buildWithVite,
  webpack: buildWithWebpack,
}

/** Builds `source` in a folder of `fixture`, whose `node_modules` are used; returns what went wrong. */
export async function smokeBuild(fixture: string, source: string): Promise<readonly Violation[]> {
  const violations: Violation[] = []
  for (const [bundler, run] of Object.entries(builds)) {
    const folder = join(fixture, `smoke-${bundler}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "sideEffects": true }\n')
    writeFileSync(join(folder, 'main.tsx'), source)
    writeFileSync(join(folder, 'index.html'), pageSource)
    const said = await run(folder)
    violations.push(
      ...said.map((message) => ({ file: `smoke app, ${bundler}`, rule: 'no-warnings', message })),
    )
  }
  return violations
}

export async function checkPacked(root: string): Promise<readonly Violation[]> {
  const packed = packAll(root)
  const violations: Violation[] = []
  for (const react of [18, 19] as const) {
    const fixture = installPacked(root, packed, react)
    const found = await smokeBuild(fixture, appSource)
    violations.push(
      ...found.map((violation) => ({ ...violation, file: `${violation.file}, React ${react}` })),
    )
    for (const { name } of packed.packages) {
      const said = importInNode(fixture, name)
      violations.push(
        ...said.map((message) => ({ file: `Node, React ${react}`, rule: 'importable', message })),
      )
    }
  }
  const folder = join(installPacked(root, packed, 19), 'smoke-vite')
  writeFileSync(join(folder, 'solana.tsx'), solanaSource)
  const typed = [...checkTypes(folder), ...checkTypes(folder, 'solana.tsx', '@latchkey/evm')]
  const installed = await checkHostInstalls(root, packed)
  return [
    ...violations,
    ...typed.map((message) => ({ file: 'smoke app', rule: 'types', message })),
    ...installed.map((message) => ({ file: 'host', rule: 'installs', message })),
  ]
}

if (isMain(import.meta.url)) await runCheck('packed smoke builds', checkPacked)
