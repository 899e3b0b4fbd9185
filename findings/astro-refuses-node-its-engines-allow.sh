#!/usr/bin/env bash
# astro 6.0.3 to 6.0.5 say engines.node "^20.19.1 || >=22.12.0", so that installers and "the newest release for my Node" choose
# them on Node 20, without a warning of npm. Their program then ends with "Node.js v20… is not supported by Astro!": it has
# its own range, ">=22.12.0", and Node 20 is for StackBlitz alone. 5.18.2 starts on Node 20.
# Seen on 2026-11-30 on Node 20.20.2; another Node here says that it is that one.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts astro@6.0.5 five@npm:astro@5.18.2 >/dev/null 2>&1
cat >as-node-20.cjs <<'JS'
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })
JS
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

function start(name) {
  const { bin, engines } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  const program = `node_modules/${name}/${typeof bin === 'string' ? bin : bin.astro}`
  const args = ['--require', './as-node-20.cjs', program, '--version']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { engines: engines.node, status, said: (stdout + stderr).trim().split('\n').slice(0, 2) }
}
const six = start('astro')
const five = start('five')
console.log({ six, five })
assert.equal(six.engines, '^20.19.1 || >=22.12.0')
assert.equal(six.status, 1)
assert.deepEqual(six.said, [
  'Node.js v20.20.2 is not supported by Astro!',
  'Please upgrade Node.js to a supported version: ">=22.12.0"',
])
assert.equal(five.status, 0)
JS
node run.mjs
