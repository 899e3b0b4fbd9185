// `npx latchkey …`. Nothing of a page imports it.
import { nearestName } from '@latchkey/kernel/nearest-name'
import type { Command, Place } from './command'
import { createOutput } from './output'
import { UserError } from './user-error'

interface CommandEntry {
  readonly about: string
  load(): Promise<Command>
}

const commands: Readonly<Record<string, CommandEntry>> = {
  csp: {
    about: 'the security policy and the privacy notice of a page with these packages',
    load: async () => (await import('./csp/csp-command')).csp,
  },
  doctor: {
    about: 'what is wrong with the installation of a page, and what to do',
    load: async () => (await import('./doctor/doctor-command')).doctor,
  },
}

const list = Object.entries(commands)
  .map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`)
  .join('\n')

const help = `Usage: npx latchkey <command> [options]

${list}

npx latchkey <command> --help says more. Run it in the folder of your page; it changes nothing.`

const isOptionMistake = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Runs one command. Resolves with the exit code: 0, 1 where a command has something to report, 2 for a wrong call. */
export async function run(args: readonly string[], place: Place = here()): Promise<number> {
  const { output } = place
  const [name, ...rest] = args
  try {
    if (name === undefined || name === '--help' || name === '-h') {
      output.print(help)
      return name === undefined ? 2 : 0
    }
    const command = await find(name)
    if (rest.includes('--help') || rest.includes('-h')) {
      output.print(command.help)
      return 0
    }
    return await command.run(rest, place)
  } catch (error) {
    if (!(error instanceof UserError) && !isOptionMistake(error)) throw error
    output.complain(error.message)
    return 2
  }
}

async function find(name: string): Promise<Command> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry) return entry.load()
  const suggestion = nearestName(name, Object.keys(commands))
  throw new UserError(
    `There is no command "${name}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}\n\n${help}`,
  )
}

function here(): Place {
  return { folder: process.cwd(), output: createOutput(process.stdout, process.stderr, process.env) }
}
