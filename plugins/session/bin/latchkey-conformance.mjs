#!/usr/bin/env node
// `npx latchkey-conformance ./connector`: checks a connector against the contract, clause by clause.
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkConnector, formatClauseResult } from '@latchkey/session/conformance'

const usage = `Usage: npx latchkey-conformance ./connector

The module exports \`harness\`: a function that returns (or resolves with) a new { connector, wallet }.
The README of @latchkey/session shows one in five lines.`

const endings = ['', '.js', '.mjs', '.ts', '.mts', '/index.js', '/index.ts']

class Refusal extends Error {}

function fileOf(name) {
  const file = endings
    .map((end) => resolve(name + end))
    .find((path) => existsSync(path) && statSync(path).isFile())
  if (file) return file
  throw new Refusal(`There is no module ${name}.`)
}

async function harnessOf(name) {
  const file = fileOf(name)
  const module = await import(pathToFileURL(file).href).catch((error) => {
    const isTypeScript = /\.m?ts$/.test(file)
    const way = isTypeScript
      ? ` Node reads JavaScript; for TypeScript install tsx and run: NODE_OPTIONS='--import tsx' npx latchkey-conformance ${name}`
      : ''
    throw new Refusal(`${name} cannot be loaded.${way}\n${error instanceof Error ? error.message : error}`)
  })
  if (typeof module.harness === 'function') return module.harness
  throw new Refusal(`${name} exports no function named harness.\n\n${usage}`)
}

async function run(names) {
  if (names.length !== 1 || names[0].startsWith('-')) throw new Refusal(usage)
  // An unhandled rejection is a fault of its own, and would end the run.
  const lost = []
  process.on('unhandledRejection', (error) => lost.push(error))
  const harness = await harnessOf(names[0])
  let total = 0
  let failed = 0
  for await (const result of checkConnector(harness)) {
    total += 1
    if (result.failure !== undefined) failed += 1
    console.log(formatClauseResult(result))
  }
  for (const error of lost) console.log(`FAIL  a rejection was not handled: ${String(error)}`)
  console.log(`${total - failed} of ${total} clauses pass`)
  return failed + lost.length === 0 ? 0 : 1
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
// Wallets may hold timers and sockets open.
process.exit()
