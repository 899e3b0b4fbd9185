import { parseArgs } from 'node:util'
import type { Command } from '../command'
import { installedManifests, readHost } from '../installed-packages'
import { UserError } from '../user-error'
import type { NamedManifest } from './manifest'
import {
  directivesFor,
  type FilledHosts,
  type Placeholder,
  placeholdersOf,
  policyFor,
  withoutReplaced,
} from './policy'
import { privacyNotice } from './privacy-notice'

const help = `Usage: npx latchkey csp [package…] [options]

Prints the strictest Content-Security-Policy with which the installed packages of Latchkey work, and a privacy notice.
Without names it reads the dependencies in package.json.

  --host NAME=URL   stands for a host that you configure, such as --host rpc=https://rpc.example; may be repeated.
                    They replace the public ones that stand there without it
  --report-only     as Content-Security-Policy-Report-Only, which blocks nothing
  --json            header, directives, placeholders and hosts as JSON`

/** A source of a policy cannot hold what separates sources and directives. */
const isSource = (text: string): boolean => /^[^\s;,]+$/.test(text)

function parseHosts(given: readonly string[]): FilledHosts {
  const filled: Record<string, string[]> = {}
  for (const one of given) {
    const [, name = '', source = ''] = /^([\w-]+)=(.+)$/.exec(one) ?? []
    if (!isSource(source)) throw new UserError(`--host takes NAME=URL, not "${one}".`)
    const list = filled[name] ?? []
    list.push(withoutPath(source))
    filled[name] = list
  }
  return filled
}

/** An RPC URL often has a key in its path or before its host, which has no business in a header. */
function withoutPath(source: string): string {
  const [, scheme, host] = /^(\w+:\/\/)(?:[^/@]*@)?([^/?#]+)/.exec(source) ?? []
  return scheme === undefined ? source : `${scheme}${host}`
}

function refuseUnknownNames(filled: FilledHosts, wanted: readonly Placeholder[]): void {
  const known = wanted.map(({ name }) => name)
  for (const name of Object.keys(filled))
    if (!known.includes(name))
      throw new UserError(
        known.length > 0
          ? `--host knows no "${name}". The packages have: ${known.join(', ')}.`
          : `--host knows no "${name}": the packages have no host that you configure.`,
      )
}

const tellPlaceholder = ({ name, hosts }: Placeholder): readonly string[] => [
  `  --host ${name}=https://…`,
  ...hosts.map(({ host, option }) => `      ${host} (${option})`),
]

function asText(
  header: string,
  value: string,
  open: readonly Placeholder[],
  sources: readonly NamedManifest[],
) {
  const toFill = open.length > 0 ? ['', 'To fill:', ...open.flatMap(tellPlaceholder)] : []
  return [`${header}: ${value}`, ...toFill, '', privacyNotice(sources)].join('\n')
}

export const csp: Command = {
  help,
  async run(args, { folder, output }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        host: { type: 'string', multiple: true, default: [] },
        'report-only': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const sources = installedManifests(readHost(folder), positionals)
    const manifests = sources.map(({ manifest }) => manifest)
    const filled = parseHosts(values.host)
    refuseUnknownNames(filled, placeholdersOf(manifests))
    const header = `Content-Security-Policy${values['report-only'] ? '-Report-Only' : ''}`
    const value = policyFor(manifests, filled)
    const placeholders = placeholdersOf(manifests, filled)
    output.print(
      values.json
        ? JSON.stringify(
            { header, value, directives: directivesFor(manifests, filled), placeholders, packages: sources },
            null,
            2,
          )
        : asText(header, value, placeholders, withoutReplaced(sources, filled)),
    )
    return 0
  },
}
