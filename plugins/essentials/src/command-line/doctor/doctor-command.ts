import { parseArgs } from 'node:util'
import type { Command } from '../command'
import { type InstalledPackage, installedManifests, readHost } from '../installed-packages'
import { findLockedTwice } from './check-lockfile'
import { findCopies, findMixedVersions, findWrongPeers, isOurs, resolveAll } from './check-packages'
import { fetchPage, findPageMistakes } from './check-page'
import { findCompilerMistakes } from './check-typescript'
import type { Finding } from './finding'
import { writeReport } from './report'
import { isInRange } from './version-range'

const help = `Usage: npx latchkey doctor [options]

Looks for what commonly goes wrong with a page's installation, and says what to do. It changes nothing.

  --url URL   fetches the page and reads its headers too: security policy, opener policy, origin, clock
  --report    prints a report for an issue, as Markdown, without paths, keys and addresses of yours
  --json      findings and report as JSON

The exit code is 1 if something was found.`

const NODE_RANGE = '>=20.19'

function nodeMistakes(version: string): readonly Finding[] {
  if (isInRange(version, NODE_RANGE)) return []
  return [
    {
      code: 'NODE_VERSION',
      found: `Node ${version} is too old: ${NODE_RANGE} is needed.`,
      advice: 'Install a Node that is still maintained.',
    },
  ]
}

function installationMistakes(host: InstalledPackage): readonly Finding[] {
  const wanted = Object.keys({ ...host.dependencies, ...host.devDependencies }).filter(isOurs)
  if (wanted.length > 0) return []
  return [
    {
      code: 'NOT_INSTALLED',
      found: 'No dependency in package.json is a package of Latchkey.',
      advice: 'Run npm install latchkey @latchkey/evm viem, or run this in the folder of your page.',
    },
  ]
}

export const doctor: Command = {
  help,
  async run(args, { folder, output }) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        report: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const host = readHost(folder)
    const all = resolveAll(host)
    const notInstalled = installationMistakes(host)
    const sources = notInstalled.length > 0 ? [] : installedManifests(host)
    const findings = [
      ...nodeMistakes(process.versions.node),
      ...notInstalled,
      ...findCopies(host, all),
      ...findMixedVersions(all),
      ...findWrongPeers(all),
      ...findLockedTwice(host.folder),
      ...findCompilerMistakes(host),
      ...(values.url === undefined ? [] : findPageMistakes(await fetchPage(values.url), sources)),
    ]
    const report = writeReport(host, all, findings, process.env)
    if (values.json) output.print(JSON.stringify({ findings, report }, null, 2))
    else if (values.report) output.print(report)
    else {
      for (const { code, found, advice } of findings)
        output.print(`${output.mark('red', code)} ${found} ${output.mark('bold', advice)}`)
      const asked =
        values.url === undefined ? ' The page itself was not asked: --url http://localhost:3000.' : ''
      output.print(
        findings.length === 0
          ? `${output.mark('green', 'Nothing found.')}${asked}`
          : `${findings.length} found.${asked}`,
      )
    }
    return findings.length === 0 ? 0 : 1
  },
}
