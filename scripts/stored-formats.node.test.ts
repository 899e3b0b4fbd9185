// What an earlier release has stored is read by this one. Each package has the texts as its releases wrote them, in
// `src/test-support/stored/KEY.VERSION.txt`, which are never changed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StoredFormat } from './stored-formats/format'
import { lazyFormats } from './stored-formats/lazy-formats'
import { pluginFormats } from './stored-formats/plugin-formats'
import { manifestsOf } from './workspace/manifests'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const formats: readonly StoredFormat[] = [...pluginFormats, ...lazyFormats]

/** Keys whose format is not promised, with the reason. */
const unpromised: Readonly<Record<string, string>> = {
  '<plugin>/state': 'each plugin has its own',
  'latchkey-account': 'a cookie for display alone; one of another version is a first visit',
  'devtools/state': 'in development, until the tab is closed',
  'walletconnect/wc@2:*': 'the relay library decides it, of which one version is allowed',
  'walletconnect/WALLETCONNECT_CLIENT_ID': 'the relay library decides it',
  WALLETCONNECT_DEEPLINK_CHOICE: 'the relay library decides it',
  'latchkey-simulated-wallet.v1:<rdns>': 'a wallet for tests',
  'latchkey-simulated-wallet.v1:<rdns>:sessions': 'a wallet for tests',
}

interface Recorded {
  readonly version: number
  readonly text: string
}

const nameOf = ({ key }: StoredFormat): string => key.replace(/^.*\//, '')
const folderOf = ({ folder }: StoredFormat): string => join(repositoryRoot, folder, 'src/test-support/stored')

/** The recorded texts of a format, by version. */
function recordedOf(format: StoredFormat): readonly Recorded[] {
  const folder = folderOf(format)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .flatMap((file) => {
      const [name, version = '', ending] = file.split('.')
      if (name !== nameOf(format) || ending !== 'txt') return []
      return [{ version: Number(version), text: readFileSync(join(folder, file), 'utf8') }]
    })
    .sort((one, other) => one.version - other.version)
}

test('stored formats: every key of a manifest has one', () => {
  const names = listLibraries(repositoryRoot).map(({ name }) => name)
  const keys = manifestsOf(repositoryRoot, names).flatMap(({ manifest }) =>
    manifest.storage.map(({ key }) => key.replace('latchkey/1/<instance>/', '')),
  )
  const known = [...formats.map(({ key }) => key), ...Object.keys(unpromised)]
  expect([...new Set([...keys, 'dehydrated'])].sort()).toEqual(known.sort())
})

test.each(formats)('stored formats: $key is written as its newest recorded version', async (format) => {
  const newest = recordedOf(format).at(-1)
  const text = await format.write()
  const file = join(folderOf(format), `${nameOf(format)}.${(newest?.version ?? 0) + 1}.txt`)
  const advice = 'The format has changed. Raise its version, say in "migrate" how the former one is read,'
  expect(text, `${advice} and store what is written now as ${file}:\n${text}\n`).toBe(newest?.text)
})

test.each(
  formats.flatMap((format) =>
    recordedOf(format).map((recorded) => ({ ...recorded, format, key: format.key })),
  ),
)('stored formats: $key of version $version is read', ({ format, text }) => format.expectRead(text))
