#!/usr/bin/env bash
# valibot 1.5.0: on a page whose library gives every object another property (`Object.prototype.extend = …`, as old libraries do),
# every schema of an object throws "valueSchema.~run is not a function", for any input.
# `object` walks its entries by `for…in`, which finds what they inherit, and takes it for a schema. Arrays, records and tuples are
# read as before. Entries without a prototype are too, which `plugins/session/src/schema/valibot.ts` makes.
# Seen on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts valibot@1.5.0 >/dev/null
cat >read.mjs <<'JS'
import * as v from 'valibot'

const own = v.object(Object.assign(Object.create(null), { name: v.string() }))
const schemas = { object: v.object({ name: v.string() }), 'own entries': own, list: v.array(v.string()) }
const inputs = { object: { name: 'one' }, 'own entries': { name: 'one' }, list: ['one'] }
Object.prototype.extend = () => undefined
const answers = []
for (const name of Object.keys(schemas)) {
  try {
    answers.push(`${name}: ${v.safeParse(schemas[name], inputs[name]).success}`)
  } catch (error) {
    answers.push(`${name}: ${error.message}`)
  }
}
console.log(answers.join('\n'))
const expected = ['object: valueSchema.~run is not a function', 'own entries: true', 'list: true']
if (answers.join() !== expected.join()) process.exit(1)
JS
if node read.mjs; then
  echo "as found: a schema of an object takes what all objects inherit for one of its entries"
else
  echo "changed" >&2
  exit 1
fi
