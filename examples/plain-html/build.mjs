// Puts together the folder that is served: the page as it is written, and the files of @latchkey/browser.
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const latchkey = dirname(fileURLToPath(import.meta.resolve('@latchkey/browser/latchkey.js')))
const folder = join(import.meta.dirname, 'dist')

rmSync(folder, { recursive: true, force: true })
for (const file of ['index.html', 'page.js', 'page.css'])
  cpSync(join(import.meta.dirname, file), join(folder, file))
cpSync(latchkey, join(folder, 'latchkey'), { recursive: true })
