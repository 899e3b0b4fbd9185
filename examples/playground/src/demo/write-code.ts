import { importOfLanguage, writeLanguage } from '../parts/write-language'
import { accents, DEFAULT_RADIUS, type Feature, type Look, needsCloud } from './choices'

/** The code with which a host gets what the page shows, line by line: ten lines, and one or two more for each choice. */
export function writeCode(look: Look, chosen: readonly Feature[]): readonly string[] {
  const cloud = needsCloud(chosen)
  const options = modalOptions(look)
  const essentials =
    options.length === 0 ? '...essentials()' : `...essentials({ modal: { ${options.join(', ')} } })`
  const networks = 'evm({ networks: [mainnet, base] })'
  const more = [...(cloud ? ["cloud({ projectId: '…' })"] : []), ...chosen.map(({ call }) => call)]
  const isShort = options.length === 0 && more.length === 0
  return [
    "import { createLatchkey, essentials } from 'latchkey'",
    "import { ConnectButton, LatchkeyProvider } from 'latchkey/react'",
    "import { evm } from '@latchkey/evm'",
    "import { base, mainnet } from '@latchkey/evm/networks'",
    ...(cloud ? ["import { cloud } from '@latchkey/cloud'"] : []),
    ...chosen.map(({ from, name }) => `import { ${name} } from '${from}'`),
    ...(look.language === 'en' ? [] : [importOfLanguage]),
    '',
    'const latchkey = createLatchkey({',
    ...(isShort
      ? [`  plugins: [${essentials}, ${networks}],`]
      : ['  plugins: [', ...[essentials, networks, ...more].map((plugin) => `    ${plugin},`), '  ],']),
    '})',
    ...(look.language === 'en' ? [] : writeLanguage(look.language, packagesOf(chosen))),
    '',
    'export const App = () => (',
    '  <LatchkeyProvider latchkey={latchkey}><ConnectButton /></LatchkeyProvider>',
    ')',
  ]
}

function modalOptions({ theme, accent, radius }: Look): readonly string[] {
  const variables = [
    ...(accent === 'brass' ? [] : [`'--lk-accent': '${accents[accent]}'`]),
    ...(radius === DEFAULT_RADIUS ? [] : [`'--lk-border-radius-master': '${radius}px'`]),
  ]
  return [
    ...(theme === 'auto' ? [] : [`themeMode: '${theme}'`]),
    ...(variables.length === 0 ? [] : [`themeVariables: { ${variables.join(', ')} }`]),
  ]
}

/** The command that installs the packages of the shown code, and what they leave to the host. */
export function installCommand(chosen: readonly Feature[]): string {
  const peers = chosen.flatMap(({ peer }) => peer ?? [])
  return ['npm i latchkey @latchkey/evm', ...packagesOf(chosen), ...peers, 'viem'].join(' ')
}

const packagesOf = (chosen: readonly Feature[]): readonly string[] => [
  ...(needsCloud(chosen) ? ['@latchkey/cloud'] : []),
  ...chosen.map(({ from }) => from),
]
