import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPins, runCommand } from '../set-up/prepare.mjs'
import { repositoryRoot } from '../workspace/run-check'

/**
 * The environment of a release that reaches the registry at `url` and nothing else: the keys and registries of the
 * user's npm are not read, and every other host is asked of a proxy that knows none.
 */
export async function localOnly(url: string, folder: string): Promise<Record<string, string>> {
  // Changesets publishes with the pnpm on the path. npx fetches it from the user's registry.
  const pnpm = ['--yes', '--package', readPins().packageManager, '--', 'sh', '-c', 'command -v pnpm']
  const { code, output } = await runCommand('npx', pnpm, { cwd: repositoryRoot })
  if (code !== 0) throw new Error(output)
  const userConfig = join(folder, 'user.npmrc')
  writeFileSync(userConfig, `${url.replace('http:', '')}/:_authToken=local\n`)
  return {
    PATH: `${dirname(output.trim())}:${process.env['PATH'] ?? ''}`,
    npm_config_registry: url,
    npm_config_userconfig: userConfig,
    NPM_TOKEN: '',
    NODE_AUTH_TOKEN: '',
    HTTP_PROXY: url,
    HTTPS_PROXY: url,
    http_proxy: url,
    https_proxy: url,
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
  }
}
