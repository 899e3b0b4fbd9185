import { execFileSync } from 'node:child_process'

export interface ChainProcesses {
  readonly supervisors: readonly number[]
  readonly anvils: readonly number[]
}

/** The ids of the processes of a chain, found by its port. Uses `ps`, so not on Windows. */
export function processesOfPort(port: number): ChainProcesses {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('anvil') && line.includes(`--port ${port} `))
  const ids = (supervisor: boolean): readonly number[] =>
    lines
      .filter((line) => line.includes('anvil-supervisor.mjs') === supervisor)
      .map((line) => Number.parseInt(line, 10))
  return { supervisors: ids(true), anvils: ids(false) }
}
