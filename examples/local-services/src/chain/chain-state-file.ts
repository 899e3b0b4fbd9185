import { extname } from 'node:path'

/** The state file of one chain: `world.json` becomes `world.1.json` for the chain `1`. */
export function chainStateFile(stateFile: string, chain: string): string {
  const extension = extname(stateFile)
  return `${stateFile.slice(0, stateFile.length - extension.length)}.${chain}${extension}`
}
