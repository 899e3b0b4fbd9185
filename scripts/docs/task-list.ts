import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const FOLDER = 'examples/tasks/src'

/** `07-write-contract.tsx` is "Write contract". */
function headingOf(file: string): string {
  const words = file.replace(/^\d+-|\.tsx?$/g, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The tasks of a page as whole files, each below a heading, with the same in wagmi in a second tab where wagmi has it. */
export function taskList(root: string): string {
  const codeOf = (library: string, title: string, file: string): readonly string[] => {
    const path = join(root, FOLDER, library, file)
    if (!existsSync(path)) return []
    return [`\`\`\`${extname(file).slice(1)} [${title}]\n${readFileSync(path, 'utf8').trim()}\n\`\`\``]
  }
  return readdirSync(join(root, FOLDER, 'latchkey'))
    .filter((file) => /^\d+-.*\.tsx?$/.test(file))
    .map((file) => {
      const tabs = [...codeOf('latchkey', 'Latchkey', file), ...codeOf('wagmi', 'wagmi', file)]
      return `## ${headingOf(file)}\n\n::: code-group\n\n${tabs.join('\n\n')}\n\n:::`
    })
    .join('\n\n')
}
