#!/usr/bin/env bash
# @solana/kit 8.4.0, one pure function of it, built for production: with esbuild 0.28.2 the page gets all error messages of
# @solana/errors, with rollup 4.68.7 and webpack 5.112.2 none. The package leaves them out where NODE_ENV is `production`, and
# nothing reads them in any of the three bundles. But they are one object with computed keys, `{ [CODE]: '…' }`, whose keys are
# `var`s: esbuild takes that for a side effect and keeps it. `isOffCurveAddress` is 12.8 kB gzip instead of 2.4.
# Seen on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @solana/kit@8.4.0 typescript@5.9.3 esbuild@0.28.2 rollup@4.68.7 \
  @rollup/plugin-node-resolve@16.0.3 @rollup/plugin-replace@6.0.3 webpack@5.112.2 >/dev/null 2>&1
cat >entry.mjs <<'JS'
import { isOffCurveAddress } from '@solana/kit'
console.log(isOffCurveAddress('11111111111111111111111111111111'))
JS
cat >measure.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { build } from 'esbuild'
import { rollup } from 'rollup'
import webpack from 'webpack'

const values = { 'process.env.NODE_ENV': '"production"' }
const common = { minify: true, write: false, format: 'esm', platform: 'browser', define: values }
const ofEsbuild = await build({ ...common, entryPoints: ['entry.mjs'], bundle: true })
const plugins = [
  nodeResolve({ browser: true, exportConditions: ['browser'] }),
  replace({ values, preventAssignment: true }),
]
const ofRollup = await (await rollup({ input: 'entry.mjs', plugins })).generate({ format: 'es' })
const minified = await build({ ...common, stdin: { contents: ofRollup.output[0].code } })
await new Promise((resolve, reject) => {
  const output = { path: `${process.cwd()}/out` }
  webpack({ mode: 'production', entry: './entry.mjs', context: process.cwd(), output }, (error, stats) =>
    error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
  )
})
const bundles = {
  esbuild: ofEsbuild.outputFiles[0].text,
  rollup: minified.outputFiles[0].text,
  webpack: readFileSync('out/main.js', 'utf8'),
}
const hasMessages = (code) => code.includes('Attempted to sign')
for (const [name, code] of Object.entries(bundles))
  console.log(name, gzipSync(code).length, 'bytes gzip', hasMessages(code) ? 'with messages' : 'without messages')
const found = Object.keys(bundles).filter((name) => hasMessages(bundles[name]))
if (found.join() !== 'esbuild') process.exit(1)
JS
if node measure.mjs; then
  echo "as found: only esbuild keeps the messages"
else
  echo "changed: which bundlers keep the messages" >&2
  exit 1
fi
